import { DeleteOutlined, EditOutlined, HolderOutlined } from '@ant-design/icons'
import { type Definition, fieldOfKind } from '@tutu/contract/define-resource'
import { Button, Popconfirm } from 'antd'
import { useCan } from '../lib/permission.tsx'
import { useDragHandle } from './sortable-row.tsx'
import { useText } from './text.ts'

type Props = {
  buttons: readonly string[]
  rowName: string
  onEdit: () => void
  onDelete: () => Promise<void>
}

/** Standard buttons (spec 2, 9) in the definition's order, less those the caller has no right to. */
export function useRowButtons(definition: Definition, isInHandOrder: boolean): string[] {
  const can = useCan()
  const weighs = fieldOfKind(definition, 'weigh') !== undefined
  const needs: Readonly<Record<string, boolean>> = {
    'weigh-sort': weighs && isInHandOrder && can('sortable'),
    edit: can('edit'),
    delete: can('del'),
  }
  return (definition.rowButtons ?? ['weigh-sort', 'edit', 'delete']).filter((button) => needs[button])
}

/** Titles, not antd's tooltips: a hundred rows would carry three hundred of those. */
export function RowButtons({ buttons, rowName, onEdit, onDelete }: Props) {
  const text = useText()
  return (
    <span className="row-buttons">
      {buttons.map((button) => {
        if (button === 'weigh-sort') return <DragHandle key={button} rowName={rowName} />
        if (button === 'edit')
          return (
            <Button
              key={button}
              type="text"
              icon={<EditOutlined />}
              title={text('edit')}
              aria-label={text('editRow', { name: rowName })}
              onClick={onEdit}
            />
          )
        return (
          <Popconfirm
            key={button}
            placement="left"
            title={text('deleteConfirm')}
            okText={text('delete')}
            okType="danger"
            onConfirm={onDelete}
          >
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              title={text('delete')}
              aria-label={text('deleteRow', { name: rowName })}
            />
          </Popconfirm>
        )
      })}
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
      icon={<HolderOutlined />}
      aria-label={text('sortRow', { name: rowName })}
    />
  )
}
