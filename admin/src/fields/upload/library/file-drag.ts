import type { DragEvent } from 'react'

/** Files of the library that are dragged, by their ids: nothing that is dragged from elsewhere has this type. */
const TYPE = 'application/x-library-files'

export function beginFileDrag({ dataTransfer }: DragEvent, ids: readonly number[]): void {
  dataTransfer.setData(TYPE, JSON.stringify(ids))
  dataTransfer.effectAllowed = 'move'
}

export const carriesLibraryFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(TYPE)

export function draggedFiles({ dataTransfer }: DragEvent): number[] {
  try {
    const ids: unknown = JSON.parse(dataTransfer.getData(TYPE))
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}
