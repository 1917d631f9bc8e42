// Loaded when a picture is first looked at.
import { Modal } from 'antd'
import { useUploadText } from './text.ts'

export type PreviewDialogProps = { src: string; name: string; onClose: () => void }

export function PreviewDialog({ src, name, onClose }: PreviewDialogProps) {
  const text = useUploadText()
  return (
    <Modal
      open
      centered
      title={name || text('previewTitle')}
      footer={null}
      width="min(1000px, 94vw)"
      onCancel={onClose}
    >
      <img src={src} alt={name} className="preview-picture" />
    </Modal>
  )
}
