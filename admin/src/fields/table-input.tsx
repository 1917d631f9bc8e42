// Loaded when rows are first entered.
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { TABLE_ROWS_MAX, type TableColumn, type TableField, type TableRow } from '@tutu/contract/fields/table'
import { Button } from 'antd'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { asList, type InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useInputText } from './input-text.ts'
import type { FaceOf } from './table.tsx'

/** Shares of the width: what is chosen or counted needs less than what is written. */
const SHARES: Partial<Record<TableColumn['kind'], string>> = {
  text: 'minmax(120px, 2fr)',
  date: 'minmax(140px, 1fr)',
  switch: '64px',
}
const SHARE = 'minmax(96px, 1fr)'
/** Three of them. */
const BUTTONS = '96px'

type MoveButton = ' up' | ' down'

/** Rows that come, go and change places by buttons; on those that move, by Alt with the arrow keys too. */
export function TableRows({
  id,
  field,
  value,
  onChange,
  faceOf,
  ...rest
}: InputProps<TableField> & { faceOf: FaceOf }) {
  const text = useInputText()
  const { language } = useText()
  const rows = asList<TableRow>(value)
  const columns = Object.entries(field.columns)
  const part = field.label[language]
  const ofRow = (key: 'removeRow' | 'rowDown' | 'rowUp', at: number) =>
    text('partOf', { label: text(key, { number: at + 1 }), part })
  const focus = useFocusAfter()
  const cellId = (at: number, name: string) => `${id}-${at}-${name}`
  const fresh = () => Object.fromEntries(columns.map(([name, one]) => [name, faceOf(one).initial(one.default)]))
  const put = (at: number, name: string, cell: unknown) => onChange(rows.with(at, { ...rows[at]!, [name]: cell }))
  const add = () => {
    onChange([...rows, fresh()])
    focus(cellId(rows.length, columns[0]![0]))
  }
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1))
    focus(rows.length > 1 ? cellId(Math.min(at, rows.length - 2), columns[0]![0]) : id)
  }
  const move = (from: number, to: number, then: string) => {
    if (to < 0 || to >= rows.length) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!))
    focus(then)
  }
  /** Of a row's two buttons the one wanted, or the other where that has nowhere to go. */
  const moveButton = (at: number, wanted: MoveButton) =>
    cellId(at, at === 0 ? ' down' : at === rows.length - 1 ? ' up' : wanted)
  // In the cells these keys are those of the lists and calendars that open there.
  const movesByKeys = (at: number, button: MoveButton) => ({
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      event.preventDefault()
      const to = event.key === 'ArrowUp' ? at - 1 : at + 1
      move(at, to, moveButton(to, button))
    },
  })
  const template = [...columns.map(([, { kind }]) => SHARES[kind] ?? SHARE), BUTTONS].join(' ')
  const full = rows.length >= (field.max ?? TABLE_ROWS_MAX)
  return (
    <div className="table-input" style={{ '--table-columns': template } as CSSProperties}>
      {rows.length > 0 && (
        <div className="table-input-head" aria-hidden>
          {columns.map(([name, { label, required }]) => (
            <span key={name} className={required ? 'is-required' : undefined}>
              {label[language]}
            </span>
          ))}
        </div>
      )}
      {rows.map((row, at) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place, while all of it changes
          key={at}
          className="table-input-row"
          role="group"
          aria-label={text('rowNumber', { number: at + 1 })}
        >
          {columns.map(([name, column]) => {
            const { Input } = faceOf(column)
            return (
              <div key={name} className="table-input-cell">
                <label className="sr-only" htmlFor={cellId(at, name)}>
                  <span className="sr-only">{text('rowNumber', { number: at + 1 })} ·</span> {column.label[language]}
                </label>
                <Input
                  {...rest}
                  id={cellId(at, name)}
                  name={name}
                  field={column}
                  value={row[name] ?? null}
                  onChange={(cell) => put(at, name, cell)}
                />
              </div>
            )
          })}
          <span className="table-input-buttons">
            <Button
              type="text"
              id={cellId(at, ' up')}
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={ofRow('rowUp', at)}
              disabled={at === 0}
              onClick={() => move(at, at - 1, moveButton(at - 1, ' up'))}
              {...movesByKeys(at, ' up')}
            />
            <Button
              type="text"
              id={cellId(at, ' down')}
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={ofRow('rowDown', at)}
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1, moveButton(at + 1, ' down'))}
              {...movesByKeys(at, ' down')}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={ofRow('removeRow', at)}
              onClick={() => remove(at)}
            />
          </span>
        </div>
      ))}
      <Button
        id={id}
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        aria-label={text('partOf', { label: text('addRow'), part })}
        disabled={full}
        onClick={add}
      >
        {text('addRow')}
      </Button>
    </div>
  )
}

/** Puts the focus where somebody goes on, once it is there. */
function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  // oxlint-disable-next-line react/exhaustive-deps -- after whichever render has made it
  useEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id) => {
    wanted.current = id
  }
}
