import { controllerBase, type Definition } from '@tutu/contract/definition/define-resource'
import { api } from '../lib/api.ts'
import { useConfig } from '../stores/config.ts'
import type { ListState } from './list-state.ts'
import { filterParams } from './search-params.ts'

/** Has the browser save the rows of the current filter as CSV; the ticket stands in for the token (wire decision 15). */
export async function exportCsv(definition: Definition, state: ListState): Promise<void> {
  const base = controllerBase(definition)
  const { data } = await api.post<{ ticket: string }>(`/admin/${base}/export`, filterParams(definition, state))
  const link = document.createElement('a')
  // `server=1` marks the call: without it the path would be a page of the back office (wire decision 17).
  // Whoever opens it a second time from the list of downloads reads in this language that it is used up.
  const query = new URLSearchParams({ ticket: data.ticket, server: '1', lang: useConfig.getState().lang.defaultLang })
  link.href = `/admin/${base}/export?${query}`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
