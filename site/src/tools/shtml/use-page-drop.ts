import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Files dropped anywhere on the page are taken: beside the field, the browser would open them in place of the page, and
 * all that was chosen before would be gone. Answers whether files are being dragged over the page.
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      // From one element to the next the page is not left.
      if (relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const stop = new AbortController()
    const options = { signal: stop.signal }
    addEventListener('dragover', onDragOver, options)
    addEventListener('dragleave', onDragLeave, options)
    addEventListener('drop', onDrop, options)
    return () => stop.abort()
  }, [])
  return isOver
}
