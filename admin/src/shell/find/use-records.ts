import { FIND_MAX } from '@tutu/contract/core/constants'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../fields/use-debounced.ts'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { hasHan } from '../../lib/spelling.ts'

/** ms without a key before the server is asked. */
const PAUSE = 120

/** Records that hold the words of a query, as the server finds them; those of the query before while it looks. */
export function useRecords(query: string) {
  const language = useLanguage()
  const typed = query.trim().slice(0, FIND_MAX)
  const settled = useDebounced(typed, PAUSE)
  // One letter is in everything.
  const isAsked = (text: string) => text.length > 1 || hasHan(text)
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['find', language, settled],
    enabled: isAsked(settled),
    staleTime: 5000,
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/index/find', { query: { quick_search: settled } }, { signal, showError: false }))
        .data,
    placeholderData: (before) => before,
  })
  const isWanted = isAsked(typed)
  return {
    data: isWanted && isAsked(settled) ? data : undefined,
    error: isWanted && !isFetching ? error : null,
    isLooking: isWanted && (isFetching || settled !== typed),
    refetch,
  }
}
