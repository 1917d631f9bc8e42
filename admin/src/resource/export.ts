import { controllerBase, type Definition } from '@tutu/contract/definition/define-resource'
import { api } from '../lib/api.ts'
import { startDownload } from './download.ts'
import type { ListState } from './list-state.ts'
import { filterParams } from './search-params.ts'

/** Has the browser save the rows of the current filter as CSV. */
export async function exportCsv(definition: Definition, state: ListState): Promise<void> {
  const path = `/admin/${controllerBase(definition)}/export`
  const { data } = await api.post<{ ticket: string }>(path, filterParams(definition, state))
  startDownload(path, data.ticket)
}
