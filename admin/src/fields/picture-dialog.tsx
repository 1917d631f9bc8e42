// Loaded when a picture is first chosen.
import { PICTURES } from '@tutu/contract/pictures'
import { Modal } from 'antd'
import { useText } from '../resource/text.ts'

export type PictureDialogProps = {
  title: string
  /** Name of the set of built-in pictures. */
  set: string
  value: string
  onClose: () => void
  onChoose: (path: string) => void
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

export function PictureDialog({ title, set, value, onClose, onChoose }: PictureDialogProps) {
  const text = useText()
  return (
    <Modal open title={title} footer={null} width={720} onCancel={onClose} styles={{ body: { paddingBlock: 8 } }}>
      <div className="picture-grid">
        {(PICTURES[set] ?? []).map((path) => (
          <button
            key={path}
            type="button"
            aria-label={text('picture', { name: nameOf(path) })}
            aria-pressed={path === value}
            className="picture-choice"
            onClick={() => onChoose(path)}
          >
            <img src={path} alt="" loading="lazy" />
            <span>{nameOf(path)}</span>
          </button>
        ))}
      </div>
    </Modal>
  )
}
