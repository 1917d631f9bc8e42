import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { useUploadText } from './text.ts'
import './upload.css'
import { useFileDrag } from './use-file-drag.ts'

type Props = {
  /** What it is for, for screen readers. */
  label: string
  onFiles: (files: File[]) => void
  /** It is a whole screen, which has a frame only while files are dragged over it. */
  isPage?: boolean
  /** What is said while files are over it; absent: that they will be uploaded. */
  sign?: string | undefined
  children: ReactNode
}

/**
 * Takes files that are dropped on it, or pasted while the focus is in it. As long as files are dragged over the page it
 * shows where they may be let go.
 */
export function DropZone({ label, onFiles, isPage = false, sign, children }: Props) {
  const text = useUploadText()
  const isDragging = useFileDrag()
  const [isOver, setOver] = useState(false)

  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    onFiles([...files])
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what can be dropped can be chosen with a button, too
    <div
      role="group"
      aria-label={label}
      // A click puts the focus here, and with it what is pasted next; the tab key goes to the buttons inside.
      tabIndex={-1}
      className={['drop-zone', isPage && 'is-page', isDragging && 'is-offered', isOver && isDragging && 'is-over']
        .filter(Boolean)
        .join(' ')}
      onDragEnter={() => setOver(true)}
      onDragLeave={onDragLeave}
      onDrop={(event) => {
        setOver(false)
        take(event, event.dataTransfer)
      }}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {children}
      {isDragging && (
        <span className="drop-zone-sign" aria-hidden>
          {isOver && sign ? sign : text(isOver ? 'dropHere' : 'dropAbove')}
        </span>
      )}
    </div>
  )
}
