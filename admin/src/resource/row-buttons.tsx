import { EditOutlined, HolderOutlined } from '@ant-design/icons'
import { type Definition, fieldOfKind } from '@tutu/contract/define-resource'
import { Button } from 'antd'
import { DeleteButton } from './delete-button.tsx'
import { useDragHandle } from './drag-handle.ts'
import { MoreButton, type RowChoice } from './more-button.tsx'
import { ROW_PANELS } from './row-panels.ts'
import { useText } from './text.ts'
import { useAllowed } from './use-allowed.ts'

type Props = {
  buttons: readonly string[]
  rowName: string
  onEdit: () => void
  onDelete: () => Promise<void>
  /** A button beyond the standard ones was pressed. */
  onPanel: (name: string) => void
  /** True: there is room for the handle and one button only. */
  isNarrow?: boolean
}

/** Standard buttons (spec 2, 9) and further ones in the definition's order, less those the caller has no right to. */
export function useRowButtons(definition: Definition, isInHandOrder: boolean): string[] {
  const can = useAllowed(definition)
  const weighs = fieldOfKind(definition, 'weigh') !== undefined
  const standard: Readonly<Record<string, boolean>> = {
    'weigh-sort': weighs && isInHandOrder && can('sortable'),
    edit: can('edit'),
    delete: can('del'),
  }
  return (definition.rowButtons ?? ['weigh-sort', 'edit', 'delete']).filter((button) => {
    const panel = ROW_PANELS[button]
    return panel ? panel.needs === undefined || can(panel.needs) : standard[button]
  })
}

/** px; `buttons` are those of the fullest row. */
export function buttonsWidth(buttons: readonly string[], isNarrow: boolean): number {
  const handles = buttons.filter((button) => button === 'weigh-sort').length
  return 16 + 34 * (isNarrow ? handles + Math.min(1, buttons.length - handles) : buttons.length)
}

/** Titles, not antd's tooltips: a hundred rows would carry three hundred of those. */
export function RowButtons(props: Props) {
  const { buttons, rowName, onEdit, onDelete, onPanel, isNarrow = false } = props
  const text = useText()
  if (isNarrow && buttons.filter((button) => button !== 'weigh-sort').length > 1) return <NarrowButtons {...props} />
  return (
    <span className="row-buttons">
      {buttons.map((button) => {
        if (button === 'weigh-sort') return <DragHandle key={button} rowName={rowName} />
        if (button === 'edit')
          return (
            <Button
              key={button}
              type="text"
              icon={<EditOutlined aria-hidden />}
              title={text('edit')}
              aria-label={text('editRow', { name: rowName })}
              onClick={onEdit}
            />
          )
        const panel = ROW_PANELS[button]
        if (panel)
          return (
            <Button
              key={button}
              type="text"
              icon={<panel.icon aria-hidden />}
              title={text(panel.title)}
              aria-label={text(panel.label, { name: rowName })}
              onClick={() => onPanel(button)}
            />
          )
        return (
          <DeleteButton
            key={button}
            type="text"
            title={text('delete')}
            aria-label={text('deleteRow', { name: rowName })}
            onDelete={onDelete}
          />
        )
      })}
    </span>
  )
}

function NarrowButtons({ buttons, rowName, onEdit, onDelete, onPanel }: Props) {
  const text = useText()
  const choices = buttons.flatMap((button): RowChoice[] => {
    if (button === 'edit')
      return [{ key: button, label: text('edit'), icon: <EditOutlined aria-hidden />, onChoose: onEdit }]
    const panel = ROW_PANELS[button]
    if (!panel) return []
    return [
      { key: button, label: text(panel.title), icon: <panel.icon aria-hidden />, onChoose: () => onPanel(button) },
    ]
  })
  return (
    <span className="row-buttons">
      {buttons.includes('weigh-sort') && <DragHandle rowName={rowName} />}
      <MoreButton rowName={rowName} choices={choices} onDelete={buttons.includes('delete') ? onDelete : undefined} />
    </span>
  )
}

function DragHandle({ rowName }: { rowName: string }) {
  const text = useText()
  const { ref, ...handle } = useDragHandle()
  return (
    <Button
      {...handle}
      ref={ref}
      type="text"
      className="drag-handle"
      icon={<HolderOutlined aria-hidden />}
      aria-label={text('sortRow', { name: rowName })}
    />
  )
}
