import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isDragging = false

function setDragging(next: boolean) {
  if (next === isDragging) return
  isDragging = next
  for (const listener of listeners) listener()
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

function onDragOver(event: DragEvent) {
  if (!carriesFiles(event)) return
  setDragging(true)
  // Beside a drop target nothing happens; the browser would open the file in place of the page.
  event.preventDefault()
  if (event.dataTransfer && !isInTarget(event)) event.dataTransfer.dropEffect = 'none'
}

const isInTarget = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest('.drop-zone') !== null

function onDragLeave(event: DragEvent) {
  // Without a next element the pointer has left the window.
  if (event.relatedTarget === null) setDragging(false)
}

function onDrop(event: DragEvent) {
  if (carriesFiles(event)) event.preventDefault()
  setDragging(false)
}

function watch(onChange: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop, true)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    document.removeEventListener('dragover', onDragOver)
    document.removeEventListener('dragleave', onDragLeave)
    document.removeEventListener('drop', onDrop, true)
  }
}

/** Whether files are being dragged over the page. While anybody asks, a file dropped beside its target is harmless. */
export function useFileDrag(): boolean {
  return useSyncExternalStore(watch, () => isDragging)
}
