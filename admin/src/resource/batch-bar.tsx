import { EditOutlined } from '@ant-design/icons'
import { Button, theme } from 'antd'
import { DeleteButton } from './delete-button.tsx'
import { useText } from './text.ts'

type Props = {
  count: number
  /** Absent where the caller has no right to it. */
  onEdit: (() => void) | undefined
  onDelete: (() => Promise<void>) | undefined
  onClear: () => void
}

/** What can be done with the rows chosen, while any are. */
export function BatchBar({ count, onEdit, onDelete, onClear }: Props) {
  const text = useText()
  const { token } = theme.useToken()
  return (
    <div
      role="toolbar"
      aria-label={text('batch')}
      className="batch-bar"
      style={{ background: token.colorFillQuaternary, borderColor: token.colorBorderSecondary }}
    >
      <span role="status">{text('selectedCount', { count })}</span>
      {onEdit && (
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {text(count > 1 ? 'editMany' : 'edit')}
        </Button>
      )}
      {onDelete && <DeleteButton onDelete={onDelete}>{text('deleteSelected')}</DeleteButton>}
      <Button type="link" onClick={onClear}>
        {text('clearSelection')}
      </Button>
    </div>
  )
}
