import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from './text.ts'

type Props = {
  /** Each once. */
  ids: readonly string[]
  nameOf: (id: string) => string
  onChange: (ids: string[]) => void
  className: string
  /** What the list is called. */
  label?: string
  /** `handle`: what it is dragged by; absent where there is nothing to sort. */
  render: (id: string, handle: ReactNode) => ReactNode
}

/** Items that are put in order with the pointer or the keyboard, spoken in the language of the interface. */
export function SortableItems({ ids, nameOf, onChange, className, label, render }: Props) {
  const text = useText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const say = (key: 'sortStart' | 'sortOver' | 'sortEnd', active: UniqueIdentifier, over: UniqueIdentifier = active) =>
    text(key, { name: nameOf(String(active)), position: ids.indexOf(String(over)) + 1, count: ids.length })
  const isDragging = useRef(false)
  useEffect(() => {
    // Escape puts back what is dragged; what closes with it listens farther out, on the window, and is not meant.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isDragging.current) event.stopPropagation()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    isDragging.current = false
    if (over && over.id !== active.id)
      onChange(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => {
        isDragging.current = true
      }}
      onDragCancel={() => {
        isDragging.current = false
      }}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: text('sortInstructions') },
        announcements: {
          onDragStart: ({ active }) => say('sortStart', active.id),
          onDragOver: ({ active, over }) => (over ? say('sortOver', active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => say('sortEnd', active.id, over?.id),
          onDragCancel: ({ active }) => text('sortCancel', { name: nameOf(String(active.id)) }),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ul className={className} aria-label={label}>
          {ids.map((id) => (
            <Item key={id} id={id} name={nameOf(id)} canMove={ids.length > 1} render={render} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type ItemProps = Pick<Props, 'render'> & { id: string; name: string; canMove: boolean }

function Item({ id, name, canMove, render }: ItemProps) {
  const text = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = canMove ? (
    <Button
      {...listeners}
      ref={setActivatorNodeRef}
      type="text"
      size="small"
      className="drag-handle"
      icon={<HolderOutlined aria-hidden />}
      aria-describedby={attributes['aria-describedby']}
      aria-label={text('sortRow', { name })}
    />
  ) : null
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'is-dragged' : undefined}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      {render(id, handle)}
    </li>
  )
}
