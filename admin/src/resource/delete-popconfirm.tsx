// Loaded when somebody first asks to delete.
import { Popconfirm } from 'antd'
import { useText } from '../kit/text.ts'

type Props = { onConfirm: () => Promise<void>; onClose: () => void }

/** The question before a deletion (spec 5), over the button that asked for it. */
export function DeletePopconfirm({ onConfirm, onClose }: Props) {
  const text = useText()
  return (
    <Popconfirm
      open
      placement="left"
      title={text('deleteConfirm')}
      okText={text('delete')}
      okType="danger"
      okButtonProps={{ autoFocus: true }}
      onConfirm={onConfirm}
      onOpenChange={(open) => open || onClose()}
    >
      <span className="delete-anchor" />
    </Popconfirm>
  )
}
