// Loaded when a list is first looked at in a calendar.
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, theme } from 'antd'
import { type CSSProperties, useMemo, useState } from 'react'
import { formatSeconds } from '../../fields/format.ts'
import type { Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { api } from '../../lib/api.ts'
import { useMedia } from '../../lib/media.ts'
import { rowName, titleName } from '../columns.tsx'
import type { ListState } from '../list-state.ts'
import type { ResourceBodyProps } from '../resource-table.tsx'
import { RowButtons, useRowButtons } from '../row-buttons.tsx'
import { buttonsOf } from '../row-panels.ts'
import { undatedParams } from '../search-params.ts'
import { sitePage } from '../site-page.ts'
import type { List } from '../list-query.ts'
import { openOf } from './opens.ts'
import { type ListLook, monthOf } from './use-look.ts'
import './looks.css'

/** Rows of a day before the rest is folded; rows without a moment that are named. */
const DAY_MAX = 3
const UNDATED_MAX = 20

/** The rows of a list by the day of their moment, a month at a time; those without one apart. On phones a list of days. */
export function Calendar(props: ResourceBodyProps & Pick<ListLook, 'month' | 'setMonth'>) {
  const { definition, state, answer, loading, month, setMonth } = props
  const text = useText()
  const { token } = theme.useToken()
  const isPhone = useMedia('(max-width: 599px)')
  const at = definition.views?.calendar?.at ?? ''
  const rows = answer?.list
  const byDay = useMemo(() => daysOf(rows ?? [], at), [at, rows])
  const days = useMemo(() => daysIn(month), [month])
  const undated = useUndated(definition, state, at)
  const named = (format: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(text.language, format).format(new Date(`${day}T12:00:00`))
  const [today] = useState(() => dayOf(Date.now() / 1000))
  const dayProps = (day: string) => ({ ...props, at, rows: byDay.get(day) ?? [] })

  return (
    <section
      aria-label={text('look_calendar')}
      aria-busy={loading}
      className="calendar"
      style={
        {
          '--card': token.colorBgElevated,
          '--line': token.colorBorderSecondary,
          '--today': token.colorPrimaryBg,
        } as CSSProperties
      }
    >
      <div className="calendar-head">
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={text('monthBefore')}
          onClick={() => setMonth(monthBeside(month, -1))}
        />
        <h2 aria-live="polite">{named({ year: 'numeric', month: 'long' }, `${month}-01`)}</h2>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={text('monthAfter')}
          onClick={() => setMonth(monthBeside(month, 1))}
        />
        <Button disabled={today.startsWith(month)} onClick={() => setMonth(monthOf(new Date()))}>
          {text('today')}
        </Button>
        <span role="status">{rows && text('inMonth', { count: answer.total ?? rows.length })}</span>
      </div>
      {rows && (answer.total ?? 0) > rows.length && (
        <Alert type="info" showIcon title={text('monthCut', { count: rows.length })} />
      )}
      {isPhone ? (
        <ol className="calendar-days">
          {days
            .filter((day) => byDay.has(day))
            .map((day) => (
              <li key={day}>
                <h3>{named({ month: 'long', day: 'numeric', weekday: 'short' }, day)}</h3>
                <Day {...dayProps(day)} />
              </li>
            ))}
        </ol>
      ) : (
        <table>
          <thead>
            <tr>
              {/* A week that begins on a Monday. */}
              {Array.from({ length: 7 }, (_, index) => (
                <th key={index} scope="col">
                  {named({ weekday: 'short' }, `2024-01-0${index + 1}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(days).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) =>
                  day === undefined ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, no control
                    <td key={index} />
                  ) : (
                    <td key={day} className={day === today ? 'is-today' : undefined}>
                      <time dateTime={day} aria-label={named({ month: 'long', day: 'numeric' }, day)}>
                        {Number(day.slice(-2))}
                      </time>
                      <Day {...dayProps(day)} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {undated && undated.list.length > 0 && (
        <section aria-label={text('undated', { count: undated.total ?? 0 })} className="calendar-undated">
          <h3>{text('undated', { count: undated.total ?? 0 })}</h3>
          <ul>
            {undated.list.map((row) => (
              <Entry key={row.id} {...props} at={at} row={row} canSelect={false} />
            ))}
          </ul>
          {(undated.total ?? 0) > undated.list.length && (
            <p>{text('undatedMore', { count: (undated.total ?? 0) - undated.list.length })}</p>
          )}
        </section>
      )}
    </section>
  )
}

type Shown = ResourceBodyProps & { at: string }

/** The rows of a day, the first few of many. */
function Day({ rows, ...props }: Shown & { rows: readonly Row[] }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const isMany = rows.length > DAY_MAX + 1
  const shown = isMany && !isOpen ? rows.slice(0, DAY_MAX) : rows
  if (rows.length === 0) return null
  return (
    <>
      <ul>
        {shown.map((row) => (
          <Entry key={row.id} {...props} row={row} />
        ))}
      </ul>
      {isMany && (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text('fewer') : text('moreCount', { count: rows.length - DAY_MAX })}
        </Button>
      )}
    </>
  )
}

function Entry({ row, at, ...props }: Shown & { row: Row }) {
  const { definition, actions, canSelect, selected, onSelect, onEdit, onPanel } = props
  const text = useText()
  const buttons = useRowButtons(definition, false)
  const name = rowName(definition, row)
  const open = openOf(definition, row, buttons, props)
  const isChosen = selected.includes(row.id)
  const seconds = row[at]
  const label = (
    <>
      {typeof seconds === 'number' && <span className="calendar-time">{formatSeconds(seconds).slice(11, 16)}</span>}{' '}
      {name}
    </>
  )
  return (
    <li className="calendar-entry">
      {canSelect && (
        <Checkbox
          aria-label={name}
          checked={isChosen}
          onChange={() => onSelect(isChosen ? selected.filter((one) => one !== row.id) : [...selected, row.id])}
        />
      )}
      {open ? (
        <button type="button" className="calendar-name" title={name} onClick={open}>
          {label}
        </button>
      ) : (
        <span className="calendar-name">{label}</span>
      )}
      <RowButtons
        definition={definition}
        buttons={buttonsOf(definition, row, buttons)}
        isNarrow
        rowName={name}
        onEdit={() => onEdit(row.id)}
        deletion={actions.deletion([row.id], titleName(definition, row))}
        onPanel={(button) => onPanel(button, row)}
        page={sitePage(definition, row, text.language)}
      />
    </li>
  )
}

/** Rows that the list finds and that stand on no day. */
function useUndated(definition: Definition, state: ListState, at: string): List | undefined {
  const base = controllerBase(definition)
  const { language } = useText()
  const params = useMemo(() => undatedParams(definition, state, at, UNDATED_MAX), [at, definition, state])
  const { data } = useQuery({
    queryKey: ['resource', base, 'index', language, params],
    // What every row has has no row without.
    enabled: at in definition.fields,
    queryFn: ({ signal }) => api.get<List>(`/admin/${base}/index`, params, { signal, showError: false }),
  })
  return data
}

/** A moment's day in the reader's time zone, 'yyyy-mm-dd'. */
const dayOf = (seconds: number): string => formatSeconds(seconds).slice(0, 10)

function daysOf(rows: readonly Row[], at: string): Map<string, Row[]> {
  return Map.groupBy(
    rows.filter((row) => typeof row[at] === 'number'),
    (row) => dayOf(row[at] as number),
  )
}

function daysIn(month: string): string[] {
  const [year, number] = month.split('-').map(Number)
  const count = new Date(year!, number!, 0).getDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** A month's days in weeks from Monday on; days of the months around are left empty. */
function weeksOf(days: readonly string[]): (string | undefined)[][] {
  const before = (new Date(`${days[0]}T12:00:00`).getDay() + 6) % 7
  const all = [...Array.from({ length: before }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(all.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => all[week * 7 + day]),
  )
}

function monthBeside(month: string, step: 1 | -1): string {
  const [year, number] = month.split('-').map(Number)
  return monthOf(new Date(year!, number! - 1 + step, 1))
}
