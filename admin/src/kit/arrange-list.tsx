// Loaded with the first panel in which something is arranged.
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import './settings.css'
import { SortableItems } from './sortable-items.tsx'
import { useText } from './text.ts'

const SHOWN_AFTER = 50 // ms

/** `note`: said behind its name. */
export type Arranged = { key: string; name: string; note?: string; isShown: boolean }

type Props = {
  label: string
  /** In the order shown; each key once. */
  entries: readonly Arranged[]
  onShow: (key: string, isShown: boolean) => void
  onOrder: (keys: string[]) => void
}

/** What is shown, and in which order: ticked, dragged, or moved by buttons. */
export function ArrangeList({ label, entries, onShow, onOrder }: Props) {
  const text = useText()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Once it has its place, and can be seen: what is hidden takes no focus.
    const timer = setTimeout(() => list.current?.querySelector('input')?.focus({ preventScroll: true }), SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const keys = entries.map(({ key }) => key)
  const named = new Map(entries.map((entry, index) => [entry.key, { ...entry, index }]))
  const move = (from: number, name: string, step: 1 | -1) => {
    const to = from + step
    onOrder(keys.with(from, keys[to]!).with(to, keys[from]!))
    setSaid(text('columnMoved', { name, position: to + 1 }))
  }
  const line = (key: string, handle: ReactNode) => {
    const { name, note, isShown, index } = named.get(key)!
    return (
      <>
        {handle}
        <Checkbox checked={isShown} onChange={({ target }) => onShow(key, target.checked)}>
          {name}
          {note && <span className="arrange-note">{note}</span>}
        </Checkbox>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={text('columnUp', { name })}
          disabled={index === 0}
          onClick={() => move(index, name, -1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={text('columnDown', { name })}
          disabled={index === keys.length - 1}
          onClick={() => move(index, name, 1)}
        />
      </>
    )
  }
  return (
    <div ref={list}>
      <SortableItems
        className="arrange-list"
        label={label}
        ids={keys}
        nameOf={(key) => named.get(key)?.name ?? ''}
        onChange={onOrder}
        render={line}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
