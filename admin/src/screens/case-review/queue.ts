import type { ListAnswer } from '@tutu/contract/core/envelope'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** A work as the back office lists it; `source` comes with the record alone. */
export type ReviewedWork = {
  id: number
  version: number
  title: string
  author: string | null
  kind: string
  cover: string
  file: string | null
  source?: string | null
  description: string | null
  user_id: number | null
  user: { id: number; nickname: string; username: string } | null
  tags: { id: number; name: string }[]
  remix: { id: number; title: string; author: string | null } | null
  updatetime: number
}

const WAITING = [{ field: 'state', operator: '=', val: 'pending' }]
/** Read at once; the rest comes when these are done. */
const AT_ONCE = 50

/** Works that wait for review, whoever has waited longest first. */
export function useQueue() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['case-review', 'queue', language],
    queryFn: ({ signal }) => {
      const params = { search: WAITING, order: 'updatetime,asc', limit: AT_ONCE }
      return api.get<ListAnswer<ReviewedWork>>('/admin/cases/index', params, { signal, showError: false })
    },
  })
}

/** One of them whole. */
export function useWork(id: number | undefined, version: number | undefined) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['case-review', 'work', language, id, version],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      (await api.get<{ row: ReviewedWork }>('/admin/cases/edit', { id }, { signal, showError: false })).row,
  })
}

/** How many works of a member are shown, and were sent back. */
export function useOtherWorks(member: number | null | undefined) {
  return useQuery({
    queryKey: ['case-review', 'others', member],
    enabled: typeof member === 'number',
    queryFn: async ({ signal }) => {
      const count = async (state: string): Promise<number> => {
        const search = [
          { field: 'user_id', operator: '=', val: String(member) },
          { field: 'state', operator: '=', val: state },
        ]
        const { total } = await api.get<ListAnswer<unknown>>(
          '/admin/cases/index',
          { search, limit: 1 },
          { signal, showError: false },
        )
        return total
      }
      const [approved, rejected] = await Promise.all([count('approved'), count('rejected')])
      return { approved, rejected }
    },
  })
}
