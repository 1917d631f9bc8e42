import type { ViewState } from '@tutu/contract/api/saved-view'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { type FilterTree, isGroup } from '@tutu/contract/definition/filter-tree'
import { type ListState, readListState, WHOLE_LIST, writeListState } from '../list-state.ts'
import type { Columns } from '../table-view.ts'

// `view=5`: the list as that view has it. `view=5,changed`: as the rest of the address has it, beginning from that view.
// `view=0`: without a view, whatever the list begins with.

const NAME = 'view'
const CHANGED = 'changed'

/** The view that an address names; 0: none. `isPlain`: it says nothing of the list at all. */
export function readView(definition: Definition, params: URLSearchParams) {
  const [id, changed] = (params.get(NAME) ?? '').split(',')
  const named = /^\d{1,9}$/.test(id ?? '') ? Number(id) : undefined
  const isPlain = named === undefined && writeListState(definition, WHOLE_LIST, params).size === params.size
  return { id: named, isChanged: changed === CHANGED, isPlain }
}

/** The saved view that a list begins with at an address, `usual` being the one it has without; 0 or undefined: none. */
export function viewOf(definition: Definition, params: URLSearchParams, usual: number | undefined): number | undefined {
  const asked = readView(definition, params)
  return asked.id ?? (asked.isPlain ? usual : undefined)
}

type Viewed = { id: number; state: ViewState }

/** What a list shows: where its address leaves it to the view, as that has it. */
export function readViewedState(definition: Definition, params: URLSearchParams, view: Viewed | undefined): ListState {
  const state = readListState(definition, params)
  if (!view || readView(definition, params).isChanged) return state
  const { filters, where, quickSearch = '', order, limit } = view.state
  return { ...state, filters, where, quickSearch: state.quickSearch || quickSearch, order, limit }
}

/** The address of what a list shows, as short as the view allows. */
export function writeViewedState(
  definition: Definition,
  state: ListState,
  params: URLSearchParams,
  view: Viewed | undefined,
): URLSearchParams {
  if (!view) return writeListState(definition, state, params)
  const isSame = isSameNarrowing(state, view.state)
  const { page, cursor } = state
  const next = writeListState(definition, isSame ? { ...WHOLE_LIST, page, cursor } : state, params)
  next.set(NAME, isSame ? String(view.id) : `${view.id},${CHANGED}`)
  return next
}

/** The address of a view as it is saved, or with 0 of the list without one. */
export function addressOfView(definition: Definition, id: number, params: URLSearchParams): URLSearchParams {
  const next = writeListState(definition, WHOLE_LIST, params)
  next.set(NAME, String(id))
  return next
}

/** The address without a view, and all else as it is. */
export function withoutView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(NAME)
  return next
}

/** What is saved of a list. */
export function viewStateOf({ filters, where, quickSearch, order, limit }: ListState, columns: Columns): ViewState {
  const { shown, order: columnOrder } = columns
  return {
    filters: { ...filters },
    ...(where && { where }),
    ...(quickSearch && { quickSearch }),
    ...(order && { order }),
    limit,
    columns: { shown: { ...shown }, order: [...columnOrder] },
  }
}

type Narrowing = Pick<ListState, 'filters' | 'where' | 'limit'> & Partial<Pick<ListState, 'quickSearch' | 'order'>>

/** In whatever order the database gives back the names of an object. */
export function isSameNarrowing(a: Narrowing, b: Narrowing): boolean {
  const plain = ({ filters, where, quickSearch = '', order, limit }: Narrowing) =>
    JSON.stringify([sorted(filters), where && treeParts(where), quickSearch, order?.field, order?.direction, limit])
  return plain(a) === plain(b)
}

export function isSameColumns(a: Columns, b: Columns): boolean {
  const plain = ({ shown, order }: Columns) => JSON.stringify([sorted(shown), order])
  return plain(a) === plain(b)
}

const sorted = (record: object) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))

function treeParts({ match, of }: FilterTree): unknown[] {
  return [match, ...of.map((one) => (isGroup(one) ? treeParts(one) : [one.field, one.operator, one.val]))]
}
