// Loaded when a built-in picture is first chosen.
import { PICTURES } from '@tutu/contract/core/pictures'
import { Modal } from 'antd'
import { useAssetUrl } from '../../lib/asset-url.ts'
import { baseName } from './names.ts'
import { useUploadText } from './text.ts'

export type BuiltInDialogProps = {
  /** Name of the set of built-in pictures. */
  set: string
  value: string
  onClose: () => void
  onChoose: (path: string) => void
}

export function BuiltInDialog({ set, value, onClose, onChoose }: BuiltInDialogProps) {
  const text = useUploadText()
  const asset = useAssetUrl()
  return (
    <Modal
      open
      title={text('builtInTitle')}
      footer={null}
      width={720}
      onCancel={onClose}
      styles={{ body: { paddingBlock: 8 } }}
    >
      <div className="picture-grid">
        {(PICTURES[set] ?? []).map((path) => (
          <button
            key={path}
            type="button"
            aria-label={text('picture', { name: baseName(path) })}
            aria-pressed={path === value}
            className="picture-choice"
            onClick={() => onChoose(path)}
          >
            <img src={asset(path)} alt="" loading="lazy" />
            <span>{baseName(path)}</span>
          </button>
        ))}
      </div>
    </Modal>
  )
}
