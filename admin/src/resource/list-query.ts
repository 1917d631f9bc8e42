import { ClientError } from '@tutu/contract/core/client'
import type { ListAnswer } from '@tutu/contract/core/envelope'
import type { Language } from '@tutu/contract/core/languages'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { queryOptions } from '@tanstack/react-query'
import type { Row } from '../kit/face.ts'
import { api } from '../lib/api.ts'
import { useConfig } from '../stores/config.ts'
import { useDefaultViews } from '../stores/default-views.ts'
import { type ListState, readListState, WHOLE_LIST } from './list-state.ts'
import { lookOf } from './looks/use-look.ts'
import { withoutEmptyChildren } from './rows.ts'
import { listParams, monthParams } from './search-params.ts'
import { viewOf } from './views/view-address.ts'

/** Trees come nested, whole and without a total. */
export type List = Pick<ListAnswer<Row>, 'list' | 'next' | 'previous' | 'totalEstimated' | 'pageEstimated'> &
  Partial<Pick<ListAnswer<Row>, 'total' | 'remark'>>

/** What a list shows, asked for in a language; `month` is 'yyyy-mm': of a calendar, what is in it. */
export function listQuery(definition: Definition, state: ListState, language: Language, month?: string) {
  const base = controllerBase(definition)
  const at = definition.views?.calendar?.at
  const params: Record<string, unknown> =
    month && at ? monthParams(definition, state, at, month) : listParams(definition, state)
  return queryOptions({
    queryKey: ['resource', base, 'index', language, params],
    // A failure is shown in the list's own place, with a way to try again.
    queryFn: async ({ signal }): Promise<List> => {
      const ask = (asked: Record<string, unknown>) =>
        api.get<List>(`/admin/${base}/index`, asked, { signal, showError: false })
      // The row that a cursor stood at may be gone, or the address is somebody else's: the page's number is left.
      const answer = await ask(params).catch((error: unknown) => {
        if (!(error instanceof ClientError && error.reason === 'refused' && params.cursor)) throw error
        return ask({ ...params, cursor: undefined })
      })
      return { ...answer, list: withoutEmptyChildren(answer.list) }
    },
  })
}

/** One row, wherever in the list it stands. */
export function rowQuery(definition: Definition, id: number | undefined, language: Language) {
  const where = { match: 'all' as const, of: [{ field: 'id', operator: '=' as const, val: String(id) }] }
  return listQuery(definition, { ...WHOLE_LIST, limit: 1, where }, language)
}

/** What a list shows that is opened at an address; undefined where its saved view or the month it shows comes first. */
export function openingQuery(definition: Definition, address: URLSearchParams) {
  const usual = useDefaultViews.getState().of[definition.name]
  if (viewOf(definition, address, usual) || lookOf(definition, address) === 'calendar') return undefined
  return listQuery(definition, readListState(definition, address), useConfig.getState().lang.defaultLang)
}
