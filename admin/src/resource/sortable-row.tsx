import { useSortable } from '@dnd-kit/sortable'
import { type ComponentProps, useMemo } from 'react'
import { HandleContext } from './drag-handle.ts'

type RowProps = ComponentProps<'tr'> & { 'data-row-key'?: number }

/** A table row that can be dragged; the row that says "nothing here" has no key and stays as it is. */
export function SortableRow(props: RowProps) {
  const id = props['data-row-key']
  return id === undefined ? <tr {...props} /> : <DraggableRow {...props} id={String(id)} rowId={id} />
}

function DraggableRow({ rowId, id: _, style, ...props }: RowProps & { rowId: number }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rowId,
  })
  // The table draws its rows twice, the second time by the widths it has measured: their handles stay.
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  )
  return (
    <HandleContext.Provider value={handle}>
      <tr
        {...props}
        ref={setNodeRef}
        style={{
          ...style,
          transform: transform ? `translateY(${transform.y}px)` : undefined,
          transition,
          ...(isDragging ? { position: 'relative', zIndex: 3, opacity: 0.9 } : {}),
        }}
      />
    </HandleContext.Provider>
  )
}
