import { Empty } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Mascot } from '../../kit/mascot.tsx'
import { useText } from '../../kit/text.ts'
import { IconView } from '../icon-view.tsx'
import { CELL, gridRows, HEIGHT, nextIndex } from './grid-window.ts'

type Props = { names: readonly string[]; value: string; onChoose: (name: string) => void }

/** A list box in a grid of which only the rows in sight are drawn: thousands of icons scroll like twenty. */
export function IconGrid({ names, value, onChoose }: Props) {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(12)
  const [top, setTop] = useState(0)
  const [active, setActive] = useState(() => Math.max(0, names.indexOf(value)))
  const [listed, setListed] = useState(names)
  // Another search begins at its first find.
  if (names !== listed) {
    setListed(names)
    setActive(Math.max(0, names.indexOf(value)))
  }
  const at = Math.min(active, names.length - 1)
  const { first, last, height } = gridRows(names.length, columns, top)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setColumns(Math.max(1, Math.floor(element.clientWidth / CELL))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The active icon stays in sight, whatever moved it.
  useEffect(() => {
    const element = box.current
    if (!element || at < 0) return
    const rowTop = Math.floor(at / columns) * CELL
    if (rowTop < element.scrollTop) element.scrollTop = rowTop
    else if (rowTop + CELL > element.scrollTop + HEIGHT) element.scrollTop = rowTop + CELL - HEIGHT
  }, [at, columns])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      const name = names[at]
      if (name) onChoose(name)
      return
    }
    const next = nextIndex(event.key, at, columns, names.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <>
      <div
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-label={text('icons')}
        aria-activedescendant={names.length > 0 ? `${id}-${at}` : undefined}
        className="icon-grid"
        style={{ height: HEIGHT }}
        onKeyDown={onKeyDown}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        {names.length === 0 ? (
          <Empty image={<Mascot pose="puzzled" />} description={text('notFound')} />
        ) : (
          <div role="presentation" style={{ position: 'relative', height }}>
            {names.slice(first * columns, last * columns).map((name, offset) => {
              const index = first * columns + offset
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the list box's
                <div
                  key={name}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  title={name}
                  aria-label={name}
                  aria-selected={name === value}
                  aria-posinset={index + 1}
                  aria-setsize={names.length}
                  className={index === at ? 'icon-cell is-active' : 'icon-cell'}
                  style={{ top: Math.floor(index / columns) * CELL, left: (index % columns) * CELL }}
                  onClick={() => onChoose(name)}
                >
                  <IconView name={name} />
                </div>
              )
            })}
          </div>
        )}
      </div>
      <div className="icon-status">
        <code>{names[at]}</code>
        <span>{text('total', { total: names.length })}</span>
      </div>
    </>
  )
}
