import { ClientError } from '@tutu/contract/core/client'
import type { ListAnswer } from '@tutu/contract/core/envelope'
import { controllerBase, type Definition } from '@tutu/contract/definition/define-resource'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Row } from '../kit/face.ts'
import { api } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.ts'
import type { ListState } from './list-state.ts'
import { withoutEmptyChildren } from './rows.ts'
import { listParams, monthParams } from './search-params.ts'

/** Trees come nested, whole and without a total. */
export type List = Pick<ListAnswer<Row>, 'list' | 'next' | 'previous' | 'totalEstimated' | 'pageEstimated'> &
  Partial<Pick<ListAnswer<Row>, 'total' | 'remark'>>

type Options = {
  /** 'yyyy-mm': of a calendar, what is in that month. */
  month?: string | undefined
  enabled?: boolean
}

/** The list in the caller's language; the previous page stays in sight while the next one comes. */
export function useList(definition: Definition, state: ListState, { month, enabled = true }: Options = {}) {
  const language = useLanguage()
  const base = controllerBase(definition)
  const params = useMemo((): Record<string, unknown> => {
    const at = definition.views?.calendar?.at
    return month && at ? monthParams(definition, state, at, month) : listParams(definition, state)
  }, [definition, month, state])
  const key = useMemo(() => ['resource', base, 'index', language, params], [base, language, params])
  const query = useQuery({
    queryKey: key,
    enabled,
    placeholderData: keepPreviousData,
    // A failure is shown in the list's own place, with a way to try again.
    queryFn: async ({ signal }) => {
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
  return { ...query, key }
}
