import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { say } from '@tutu/contract/core/said'
import { type ReactNode, useMemo } from 'react'
import type { Row } from '../kit/face.ts'
import { message } from '../lib/message.ts'
import { findRow, siblingsOf, visibleIds } from './rows.ts'
import { useText } from '../kit/text.ts'

type SortableListProps = {
  rows: readonly Row[]
  /** Rows whose children are folded away. */
  closed: ReadonlySet<number>
  nameOf: (row: Row) => string
  onMove: (id: number, targetId: number) => void
  children: ReactNode
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Drag and drop of rows among their siblings, with pointer and keyboard, spoken in the language of the interface. */
export function SortableList({ rows, closed, nameOf, onMove, children }: SortableListProps) {
  const text = useText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: useMemo(() => toNextSibling(rows), [rows]) }),
  )
  const ids = useMemo(() => visibleIds(rows, closed), [rows, closed])

  const place = (active: number, over: number) => {
    const siblings = siblingsOf(rows, active) ?? []
    const row = findRow(rows, active)
    return {
      name: row ? nameOf(row) : '',
      position: siblings.findIndex(({ id }) => id === over) + 1,
      count: siblings.length,
    }
  }
  const announce = (key: 'sortStart' | 'sortOver' | 'sortEnd', active: number, over = active) => {
    const at = place(active, over)
    return at.position > 0 ? text(key, at) : say('record.otherParent', text.language)
  }

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const [id, targetId] = [Number(active.id), Number(over.id)]
    const isSibling = siblingsOf(rows, id)?.some((row) => row.id === targetId)
    if (isSibling) onMove(id, targetId)
    else message.error(say('record.otherParent', text.language))
  }

  return (
    <DndContext
      sensors={sensors}
      modifiers={[upAndDownOnly]}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: text('sortInstructions') },
        announcements: {
          onDragStart: ({ active }) => announce('sortStart', Number(active.id)),
          onDragOver: ({ active, over }) =>
            over ? announce('sortOver', Number(active.id), Number(over.id)) : undefined,
          onDragEnd: ({ active, over }) => announce('sortEnd', Number(active.id), Number(over?.id ?? active.id)),
          onDragCancel: ({ active }) => text('sortCancel', { name: place(Number(active.id), 0).name }),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** With the keyboard only siblings are stops: between them may stand whole subtrees. */
function toNextSibling(rows: readonly Row[]): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects } }) => {
    const step = event.code === KeyboardCode.Down ? 1 : event.code === KeyboardCode.Up ? -1 : 0
    if (!active || step === 0) return undefined
    event.preventDefault()
    const siblings = siblingsOf(rows, Number(active.id)) ?? []
    const at = siblings.findIndex(({ id }) => id === Number(over?.id ?? active.id))
    const next = siblings[at + step]
    const rect = next && droppableRects.get(next.id)
    return rect ? { x: rect.left, y: rect.top } : undefined
  }
}
