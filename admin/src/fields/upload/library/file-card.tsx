import { formatBytes } from '@tutu/contract/core/bytes'
import { type DragEvent, type ReactNode, useId } from 'react'
import { FileThumb } from './file-thumb.tsx'
import type { LibraryFile } from './library-file.ts'

type Props = {
  file: LibraryFile
  /** What pressing it does, for screen readers. */
  label: string
  isChosen: boolean
  onPress: () => void
  onDoublePress?: (() => void) | undefined
  /** Present: it is one of several to choose from, and says whether it is chosen. */
  isChoice?: boolean
  /** Beside its size. */
  note?: string | undefined
  /** Present: it can be dragged elsewhere. */
  onDragStart?: ((event: DragEvent) => void) | undefined
  /** In its upper corner. */
  corner?: ReactNode
  /** Below its facts. */
  tools?: ReactNode
}

/** A file in a grid. */
export function FileCard({
  file,
  label,
  isChosen,
  onPress,
  onDoublePress,
  isChoice = false,
  note,
  onDragStart,
  corner,
  tools,
}: Props) {
  const facts = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dragged can be chosen and moved with a button, too
    <li
      className={isChosen ? 'file-card is-chosen' : 'file-card'}
      draggable={onDragStart !== undefined}
      onDragStart={onDragStart}
    >
      <button
        type="button"
        className="file-card-button"
        aria-label={label}
        aria-describedby={facts}
        aria-pressed={isChoice ? isChosen : undefined}
        onClick={onPress}
        onDoubleClick={onDoublePress}
      >
        <span className="file-card-thumb">
          <FileThumb file={file} />
        </span>
        <span className="file-card-name" title={file.name}>
          {file.name}
        </span>
      </button>
      <span id={facts} className="file-card-facts">
        {formatBytes(file.size)}
        {note && ` · ${note}`}
      </span>
      {corner && <span className="file-card-corner">{corner}</span>}
      {tools && <span className="file-card-tools">{tools}</span>}
    </li>
  )
}
