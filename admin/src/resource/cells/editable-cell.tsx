import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Row } from '../../kit/face.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { RowActions } from '../use-row-actions.ts'
import { cellBeside, moveFocus } from './cell-focus.ts'
import './cells.css'

export type CellEditorProps = {
  definition: Definition
  name: string
  field: Field
  row: Row
  /** What is edited, of which row. */
  label: string
  edit: RowActions['edit']
  /** `step`: to the cell that can be edited next or before, where there is one. */
  onClose: (step?: 1 | -1) => void
}

const fetchEditor = () => import('./cell-editor.tsx')
const CellEditor = lazyPart(async () => (await fetchEditor()).CellEditor)

let isFetched = false
/** As soon as there is nothing else to do: what is typed at once must find the editor there. */
function fetchAhead() {
  if (isFetched) return
  isFetched = true
  const fetch = () => void fetchEditor().catch(() => (isFetched = false))
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch)
  else setTimeout(fetch, 500)
}

/**
 * A cell whose value can be changed in place: by the pencil that appears where the pointer is, or with the keyboard by F2 or
 * Enter where the arrows have led. A click beside the pencil still opens the row.
 */
export function EditableCell({ children, ...props }: Omit<CellEditorProps, 'onClose'> & { children: ReactNode }) {
  const cell = useRef<HTMLSpanElement>(null)
  const [editing, setEditing] = useState(false)
  useEffect(fetchAhead, [])
  const close = (step?: 1 | -1) => {
    const had = cell.current?.contains(document.activeElement) ?? false
    flushSync(() => setEditing(false))
    const next = step && cell.current && cellBeside(cell.current, step)
    const pencil = cell.current?.querySelector('button')
    if (next) next.click()
    else if (had) pencil?.focus()
  }
  return (
    <span ref={cell} className="editable-cell">
      {editing ? (
        <Suspense fallback={children}>
          <CellEditor {...props} onClose={close} />
        </Suspense>
      ) : (
        <>
          {children}
          <button
            type="button"
            className="cell-pencil"
            tabIndex={-1}
            aria-label={props.label}
            title={props.label}
            onClick={() => setEditing(true)}
            onKeyDown={(event) => {
              if (event.key === 'F2') setEditing(true)
              else if (!moveFocus(event)) return
              event.preventDefault()
            }}
          >
            <svg viewBox="0 0 16 16" aria-hidden>
              <path d="M2 11.5V14h2.5l7.4-7.4-2.5-2.5zM13.7 4.8a.8.8 0 0 0 0-1.1l-1.4-1.4a.8.8 0 0 0-1.1 0l-1 1 2.5 2.5z" />
            </svg>
          </button>
        </>
      )}
    </span>
  )
}
