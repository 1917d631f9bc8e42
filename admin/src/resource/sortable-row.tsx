import { useSortable } from '@dnd-kit/sortable'
import { type ComponentProps, createContext, useContext } from 'react'

type Handle = Partial<Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>>

const HandleContext = createContext<Handle>({})

/** Props of the button that a row is dragged by. */
export function useDragHandle() {
  const { attributes, listeners, setActivatorNodeRef } = useContext(HandleContext)
  // The button is one by itself; of the library's attributes only the description is wanted.
  return { ref: setActivatorNodeRef, 'aria-describedby': attributes?.['aria-describedby'], ...listeners }
}

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
  return (
    <HandleContext.Provider value={{ attributes, listeners, setActivatorNodeRef }}>
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
