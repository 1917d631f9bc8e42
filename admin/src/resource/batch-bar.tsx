import { EditOutlined, FormOutlined } from '@ant-design/icons'
import { Button, theme } from 'antd'
import type { ReactNode } from 'react'
import { IconView } from '../fields/icon-view.tsx'
import { DeleteButton } from './delete-button.tsx'
import type { Deletion } from './deletion.ts'
import { useText } from '../kit/text.ts'

type Props = {
  count: number
  /** Those of them that the page shows. */
  here: number
  /** Those of the rows chosen that can be edited. */
  editable: number
  deletable: number
  /** Absent where the caller has no right to it. */
  onEdit: (() => void) | undefined
  /** Chosen fields of them all at once. */
  onEditAll: (() => void) | undefined
  deletion: Deletion | undefined
  /** What definitions let be done with several rows at once, for those of the rows chosen that it is for. */
  commands: readonly BatchCommand[]
  /** What else can be done with them. */
  extra?: ReactNode
  onClear: () => void
}

export type BatchCommand = {
  name: string
  label: string
  icon: string
  danger: boolean
  count: number
  onRun: () => void
}

/** What can be done with the rows chosen, while any are. */
export function BatchBar(props: Props) {
  const { count, here, editable, deletable, onEdit, onEditAll, deletion, commands, extra, onClear } = props
  const text = useText()
  const leftOut = [
    onEdit && editable < count && text('leftOutEdit', { count: count - editable }),
    deletion && deletable < count && text('leftOutDelete', { count: count - deletable }),
  ].filter(Boolean)
  const { token } = theme.useToken()
  return (
    <div
      role="toolbar"
      aria-label={text('batch')}
      className="batch-bar"
      style={{ background: token.colorFillQuaternary, borderColor: token.colorBorderSecondary }}
    >
      <span role="status">
        {text('selectedCount', { count })}
        {here < count && text('selectedHere', { count: here })}
        {leftOut.length > 0 && text('leftOut', { reasons: leftOut.join(text('comma')) })}
      </span>
      {onEdit && editable > 0 && (
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {text(editable > 1 ? 'editMany' : 'edit')}
        </Button>
      )}
      {onEditAll && editable > 0 && (
        <Button icon={<FormOutlined aria-hidden />} aria-haspopup="dialog" onClick={onEditAll}>
          {text('batchEdit')}
        </Button>
      )}
      {commands.map(({ name, label, icon, danger, count: fit, onRun }) => (
        <Button key={name} danger={danger} icon={<IconView name={icon} />} onClick={onRun}>
          {fit < count ? text('commandFor', { action: label, count: fit }) : label}
        </Button>
      ))}
      {extra}
      {deletion && deletable > 0 && (
        // At its left is the side menu.
        <DeleteButton deletion={deletion} placement="bottomLeft">
          {text('deleteSelected')}
        </DeleteButton>
      )}
      <Button type="link" onClick={onClear}>
        {text('clearSelection')}
      </Button>
    </div>
  )
}
