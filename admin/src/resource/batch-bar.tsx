import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Popconfirm, theme } from 'antd'
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
        <Button icon={<EditOutlined />} onClick={onEdit}>
          {text(count > 1 ? 'editMany' : 'edit')}
        </Button>
      )}
      {onDelete && (
        <Popconfirm title={text('deleteConfirm')} okText={text('delete')} okType="danger" onConfirm={onDelete}>
          <Button danger icon={<DeleteOutlined />}>
            {text('deleteSelected')}
          </Button>
        </Popconfirm>
      )}
      <Button type="link" onClick={onClear}>
        {text('clearSelection')}
      </Button>
    </div>
  )
}
