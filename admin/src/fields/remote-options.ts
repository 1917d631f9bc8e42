import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ClientError } from '@tutu/contract/core/client-error'
import { withName } from '@tutu/contract/definition/row-names'
import { CODE } from '@tutu/contract/core/envelope'
import { useId, useMemo } from 'react'
import { api } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.ts'
import type { Row } from '../kit/face.ts'
import { namesIn, type Target, toldApart } from './target.ts'

const PAGE = 20

type OptionsAnswer = { options?: Row[]; list?: Row[]; total?: number }
/** `names`: each of those its row goes by. `indent`: levels below the topmost option, in trees. */
export type RemoteOption = { value: number; label: string; names: readonly string[]; indent: number }

const rowsOf = (answer: OptionsAnswer): Row[] => answer.options ?? answer.list ?? []

const levelOf = (row: Row): number => Number(row.level ?? 0)

/** Rows that share a name have their number beside it. */
export function toOptions(rows: readonly Row[], target: Target): RemoteOption[] {
  const top = Math.min(...rows.map(levelOf))
  const names = rows.map((row) => toldApart(target, row))
  const shared = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return rows.map((row, at) => ({
    value: row.id,
    label: shared.has(names[at]!) ? withName(names[at]!, `#${row.id}`) : names[at]!,
    names: namesIn(target, row),
    indent: levelOf(row) - top,
  }))
}

/** The rows to choose from: those with this value in this field. */
export type Within = { field: string; value: number }

/**
 * Rows of another resource to choose from, a page at a time, while `enabled`.
 * Every instance asks under a caller key of its own: two selects over one resource must not cancel each other.
 */
export function useRemoteOptions(target: Target, search: string, enabled: boolean, within?: Within) {
  const language = useLanguage()
  const caller = useId()
  const query = useInfiniteQuery({
    queryKey: ['resource', target.base, 'options', language, search, within],
    enabled,
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      api.get<OptionsAnswer>(
        `/admin/${target.base}/index`,
        {
          select: 'true',
          quick_search: search || undefined,
          page: pageParam,
          limit: PAGE,
          search: within && [{ field: within.field, operator: '=', val: String(within.value) }],
        },
        { caller: `options${caller}`, signal, showError: false },
      ),
    getNextPageParam: (last, _pages, page) => ((last.total ?? 0) > page * PAGE ? page + 1 : undefined),
  })
  const options = useMemo(() => toOptions((query.data?.pages ?? []).flatMap(rowsOf), target), [query.data, target])
  return { ...query, options }
}

/** Whether the caller lacks the right to see the rows: asking again is of no use. */
export const isForbidden = (error: Error | null): boolean =>
  error instanceof ClientError && error.code === CODE.forbidden

type RemoteLabels = {
  /** `undefined` while they are on their way, and where they could not be had; a missing key: no such row. */
  labels: Map<number, string> | undefined
  isError: boolean
}

/** Labels of chosen ids that no loaded page holds. */
export function useRemoteLabels(target: Target, ids: readonly number[]): RemoteLabels {
  const language = useLanguage()
  const caller = useId()
  const { data, isError } = useQuery({
    queryKey: ['resource', target.base, 'labels', language, ...ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<OptionsAnswer>(
        `/admin/${target.base}/index`,
        { select: 'true', initKey: 'id', initValue: ids },
        { caller: `labels${caller}`, signal, showError: false },
      ),
  })
  const labels = useMemo(
    () => data && new Map(rowsOf(data).map((row) => [row.id, toldApart(target, row)])),
    [data, target],
  )
  return { labels, isError }
}
