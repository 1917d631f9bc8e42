import { controllerBase } from '@tutu/contract/definition/controller-base'
import {
  actionsOf,
  type Definition,
  fieldNamed,
  fieldOfRole,
  ROW_FIELDS,
  type RowColumn,
} from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { theme } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { faceOf } from '../fields/index.ts'
import { chosenOrder } from '../kit/chosen-order.ts'
import { useAdminInfo } from '../stores/admin-info.ts'

export const DENSITIES = ['large', 'medium', 'small'] as const
export type Density = (typeof DENSITIES)[number]

/** Narrowest and widest a column can be made, px. */
export const COLUMN_MIN = 60
export const COLUMN_MAX = 800

const ID_WIDTH = 90
const TIME_WIDTH = 180

/** Which columns are shown and in which order, where that departs from the definition. */
export type Columns = { shown: Readonly<Record<string, boolean>>; order: readonly string[] }

/** Departures from the definition alone are kept, so that columns added later appear. Widths in px. */
type Stored = Columns & {
  widths: Readonly<Record<string, number>>
  density: Density
}

const DEFAULTS: Stored = { shown: {}, order: [], widths: {}, density: 'medium' }

/** Fields that may stand in the table. Long texts come only with the record itself. */
function tableFields(definition: Definition): [string, Field][] {
  const isColumn = (field: Field) => field.table !== false && field.shown !== false && !traitsOf(field).long
  return Object.entries(definition.fields).filter(([, field]) => isColumn(field))
}

/** Whether a column is one every row has, and not a field that bears the same name. */
export function isRowColumn(definition: Definition, column: string): column is RowColumn {
  return (
    !(column in definition.fields) && Object.hasOwn(ROW_FIELDS, column) && fieldNamed(definition, column) !== undefined
  )
}

/** Columns in the definition's order: the number first, the times last; in a tree before all what names its rows. */
export function defaultOrder(definition: Definition): string[] {
  const own = (name: string) => isRowColumn(definition, name)
  const fields = tableFields(definition).map(([name]) => name)
  const order = [...['id'].filter(own), ...fields, ...['createtime', 'updatetime'].filter(own)]
  const { label } = definition
  if (!fieldOfRole(definition, 'parent') || !fields.includes(label)) return order
  return [label, ...order.filter((name) => name !== label)]
}

function isShownByDefault(definition: Definition, column: string): boolean {
  if (column === 'createtime' && !(column in definition.fields)) return isReadByTime(definition)
  const field = definition.fields[column]
  return field !== undefined && !(typeof field.table === 'object' && field.table.hidden)
}

/**
 * Whether one asks when rows came: of logs, and where that has a word of its own, as of orders. Of what is entered and edited here
 * it seldom matters.
 */
function isReadByTime(definition: Definition): boolean {
  return !actionsOf(definition).includes('edit') || definition.rowLabels?.createtime !== undefined
}

/** Higher ones keep their room longer. Of the columns every row has, only a log's time is what one reads by. */
function priorityOf(definition: Definition, column: string): number {
  if (column === definition.label) return 3
  if (isRowColumn(definition, column)) return column === 'createtime' ? 2 : 0
  const { table } = definition.fields[column] ?? {}
  const { priority } = typeof table === 'object' ? table : {}
  return priority === 'high' ? 2 : priority === 'low' ? 0 : 1
}

/**
 * The columns that there is room for: those chosen by hand, then by their priority and in their order as many as fit. What
 * names a row and what one decides by is there even where it has to be scrolled to.
 */
export function fittingColumns(
  definition: Definition,
  wanted: readonly string[],
  chosen: Readonly<Record<string, boolean>>,
  room: number | undefined,
): ReadonlySet<string> {
  if (room === undefined) return new Set(wanted)
  const rank = (column: string) => (chosen[column] ? 4 : priorityOf(definition, column))
  const fitting = new Set<string>()
  let taken = 0
  for (const column of wanted.toSorted((a, b) => rank(b) - rank(a))) {
    const width = usualWidth(definition, column)
    if (rank(column) < 2 && taken + width > room) continue
    fitting.add(column)
    taken += width
  }
  return fitting
}

/** px */
export function usualWidth(definition: Definition, column: string): number {
  if (isRowColumn(definition, column)) return column === 'id' ? ID_WIDTH : TIME_WIDTH
  const field = definition.fields[column]!
  return (typeof field.table === 'object' && field.table.width) || faceOf(field).width
}

function load(key: string): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...DEFAULTS, ...stored } : DEFAULTS
  } catch {
    return DEFAULTS
  }
}

export type TableView = {
  /** Every column there is, in the order to show them. */
  order: readonly string[]
  isShown: (column: string) => boolean
  /** Whether it would be shown if there were room for it. Chosen by hand it is shown, with or without. */
  isLeftOut: (column: string) => boolean
  show: (column: string, shown: boolean) => void
  arrange: (order: readonly string[]) => void
  /** Width the user gave a column, px. */
  width: (column: string) => number | undefined
  /**
   * How wide a text may be before it is cut, px, in a column of `width`: as wide as that with its share of what is left over.
   * Of no concern once a column was resized: all are as wide then as they say.
   */
  textWidth: (width: number) => number
  /** Absent: as the definition has it. */
  resize: (column: string, width: number | undefined) => void
  isResized: boolean
  density: Density
  setDensity: (density: Density) => void
  reset: () => void
  isDefault: boolean
  columns: Columns
}

type Saved = { id: number; state: { columns: Columns } }

/**
 * How this administrator wants to see a table, remembered in this browser. `room`, in px, is what the columns have together;
 * absent: as much as they need. While a saved view is shown its columns are, and what is chosen then lasts until the page is left.
 */
export function useTableView(definition: Definition, room?: number, saved?: Saved): TableView {
  const admin = useAdminInfo(({ id }) => id)
  const key = `tableView.${admin}.${controllerBase(definition)}`
  const [own, setStored] = useState(() => load(key))
  const [chosen, setChosen] = useState<{ id: number; columns: Columns }>()
  const shownBy = saved?.id
  const { padding, paddingXS } = theme.useToken().token
  useEffect(() => setChosen(undefined), [shownBy])
  return useMemo(() => {
    const columns = saved && (chosen?.id === saved.id ? chosen.columns : saved.state.columns)
    const stored = { ...own, ...columns }
    const keep = (change: Partial<Stored>) => {
      const next = { ...own, ...change }
      setStored(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage refused or full: the choice lasts until the page is left.
      }
    }
    const choose = (change: Partial<Columns>) => {
      if (!saved) return keep(change)
      const { shown, order } = stored
      setChosen({ id: saved.id, columns: { shown, order, ...change } })
    }
    const order = chosenOrder(defaultOrder(definition), stored.order)
    const wanted = order.filter((column) => stored.shown[column] ?? isShownByDefault(definition, column))
    const fitting = fittingColumns(definition, wanted, stored.shown, room)
    const taken = [...fitting].reduce((sum, column) => sum + usualWidth(definition, column), 0)
    const stretch = room === undefined ? 1 : Math.max(1, room / taken)
    // As antd has it on either side of a cell.
    const beside = stored.density === 'large' ? padding : paddingXS
    return {
      order,
      isShown: (column) => fitting.has(column),
      isLeftOut: (column) => wanted.includes(column) && !fitting.has(column),
      show: (column, shown) =>
        choose({
          // What is chosen in spite of the room it takes is remembered as such.
          shown: withEntry(
            stored.shown,
            column,
            shown === isShownByDefault(definition, column) && fitting.has(column) === shown ? undefined : shown,
          ),
        }),
      arrange: (next) => choose({ order: next }),
      width: (column) => stored.widths[column],
      textWidth: (width) => Math.floor(width * stretch) - 2 * beside,
      resize: (column, width) =>
        keep({
          widths: withEntry(
            stored.widths,
            column,
            width && Math.round(Math.min(COLUMN_MAX, Math.max(COLUMN_MIN, width))),
          ),
        }),
      isResized: Object.keys(stored.widths).length > 0,
      density: stored.density,
      setDensity: (density) => keep({ density }),
      reset: () => {
        setChosen(undefined)
        if (!saved) keep(DEFAULTS)
      },
      isDefault: saved ? chosen?.id !== saved.id : JSON.stringify(own) === JSON.stringify(DEFAULTS),
      columns: { shown: stored.shown, order: stored.order },
    }
  }, [chosen, definition, key, own, padding, paddingXS, room, saved])
}

/** The record with one entry set, or without it where `value` is undefined. */
function withEntry<T>(record: Readonly<Record<string, T>>, name: string, value: T | undefined): Record<string, T> {
  const others = Object.entries(record).filter(([key]) => key !== name)
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]])
}
