import { useQuery } from '@tanstack/react-query'
import { IDS_MAX, PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { api } from '../lib/api.ts'
import { message } from '../lib/message.ts'
import type { List } from './list-query.ts'
import type { ListState } from './list-state.ts'
import { findRow } from './rows.ts'
import { filterParams } from './search-params.ts'

const NONE: readonly number[] = []

/**
 * The rows chosen of a list, over all of its pages. Those that the page does not show are asked for as they are now; what the list
 * no longer finds is let go, since nobody sees any more that it would be deleted with the rest.
 */
export function useChosen(definition: Definition, state: ListState, shown: readonly Row[] | undefined) {
  const text = useText()
  const [ids, setIds] = useState(NONE)
  const elsewhere = useMemo(() => {
    const others = shown ? ids.filter((id) => !findRow(shown, id)) : NONE
    return others.length > 0 ? others : NONE
  }, [ids, shown])
  const seen = useRef(new Map<number, Row>())
  useEffect(() => {
    for (const id of ids) {
      const row = shown && findRow(shown, id)
      if (row) seen.current.set(id, row)
    }
  }, [ids, shown])

  const base = controllerBase(definition)
  const narrowed = useMemo(() => ({ ...filterParams(definition, state), order: undefined }), [definition, state])
  const among = { field: 'id', operator: 'IN', val: elsewhere.join() }
  const params = { limit: PAGE_SIZE_MAX, ...narrowed, search: [...(narrowed.search ?? []), among] }
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['resource', base, 'chosen', params],
    enabled: elsewhere.length > 0,
    queryFn: async ({ signal }) =>
      (await api.get<List>(`/admin/${base}/index`, params, { signal, showError: false })).list,
    placeholderData: () => elsewhere.flatMap((id) => seen.current.get(id) ?? []),
  })
  const narrowing = JSON.stringify(narrowed)
  const lastNarrowing = useRef(narrowing)
  useEffect(() => {
    if (elsewhere.length === 0 || !data || isPlaceholderData) return
    const gone = new Set(elsewhere.filter((id) => !findRow(data, id)))
    const isNarrower = lastNarrowing.current !== narrowing
    lastNarrowing.current = narrowing
    if (gone.size === 0) return
    setIds((before) => before.filter((id) => !gone.has(id)))
    if (isNarrower) void message.info(text('choiceLeft', { count: gone.size }))
  }, [data, elsewhere, isPlaceholderData, narrowing, text])

  /** The rows chosen of those in sight; of those that are not, the ones chosen before stay. */
  const choose = useCallback(
    (here: readonly number[]) => {
      const next = [...new Set([...elsewhere, ...here])]
      if (elsewhere.length > 0 && next.length > IDS_MAX) void message.warning(text('choiceFull', { max: IDS_MAX }))
      else setIds(next)
      lastNarrowing.current = narrowing
    },
    [elsewhere, narrowing, text],
  )
  const rows = useMemo(
    () => ids.flatMap((id) => findRow(shown ?? [], id) ?? findRow(data ?? [], id) ?? []),
    [data, ids, shown],
  )
  return { ids, rows, here: ids.length - elsewhere.length, choose, clear: () => setIds(NONE) }
}
