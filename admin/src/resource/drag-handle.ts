import { createContext, useContext } from 'react'
import type { useSortable } from '@dnd-kit/sortable'

type Handle = Partial<Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>>

/** What the row gives its handle; nothing where rows cannot be dragged. */
export const HandleContext = createContext<Handle>({})

/** Props of the button that a row is dragged by. */
export function useDragHandle() {
  const { attributes, listeners, setActivatorNodeRef } = useContext(HandleContext)
  // The button is one by itself; of the library's attributes only the description is wanted.
  return { ref: setActivatorNodeRef, 'aria-describedby': attributes?.['aria-describedby'], ...listeners }
}
