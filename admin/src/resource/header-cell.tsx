import { theme } from 'antd'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { COLUMN_MAX, COLUMN_MIN } from './table-view.ts'

/** What a column's `onHeaderCell` hands over; `width` in px as shown, undefined in `onResize` for the usual one. */
export type Resizing = { label: string; width: number; onResize: (width: number | undefined) => void }

/** `direction` is undefined while the list is in another order. */
export type Sorting = { direction: 'asc' | 'desc' | undefined; hint: string; onSort: () => void }

type Props = ComponentProps<'th'> & { resizing?: Resizing; sorting?: Sorting | undefined }

const STEP = 16

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/**
 * A header that orders the list, where its column can, and whose right edge can be dragged; with the keyboard arrows, and
 * Home for the usual width.
 */
export function HeaderCell({ resizing, sorting, children, ...props }: Props) {
  if (!resizing) return <th {...props}>{children}</th>
  return (
    <th
      {...props}
      className={`${props.className ?? ''} is-resizable`}
      aria-sort={sorting?.direction && ARIA_SORT[sorting.direction]}
    >
      {sorting ? (
        <button type="button" className="column-sort" title={sorting.hint} onClick={sorting.onSort}>
          {children}
          <span aria-hidden className="column-order" data-direction={sorting.direction} />
        </button>
      ) : (
        children
      )}
      <Edge {...resizing} />
    </th>
  )
}

/** Only the line follows the pointer: drawing a hundred rows anew for every pixel would not be smooth. */
function Edge({ label, width, onResize }: Resizing) {
  const { token } = theme.useToken()
  const start = useRef<number>(undefined)
  const [dragged, setDragged] = useState(0)
  const clamp = (next: number) => Math.min(COLUMN_MAX, Math.max(COLUMN_MIN, next))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientX
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start.current !== undefined) setDragged(clamp(width + event.clientX - start.current) - width)
  }
  const onPointerUp = () => {
    if (start.current !== undefined && dragged !== 0) onResize(width + dragged)
    start.current = undefined
    setDragged(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0
    if (step === 0 && event.key !== 'Home') return
    event.preventDefault()
    event.stopPropagation()
    onResize(step === 0 ? undefined : clamp(width + step))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a separator that can be focused is a control
    <span
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- likewise
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={COLUMN_MIN}
      aria-valuemax={COLUMN_MAX}
      className={dragged ? 'column-edge is-dragged' : 'column-edge'}
      style={{ color: token.colorPrimary, transform: dragged ? `translateX(${dragged}px)` : undefined }}
      // A click here must not sort the column.
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onResize(undefined)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    />
  )
}
