import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { api } from '../lib/api.ts'
import { startDownload } from './download.ts'
import type { ListState } from './list-state.ts'
import { filterParams } from './search-params.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'json'
/** `ids`: these rows alone; `fields`: these columns alone. */
type Choice = { format: ExportFormat; ids?: readonly number[]; fields?: readonly string[] }

/** Has the browser save the rows of the current filter, or those chosen. */
export async function exportRows(definition: Definition, state: ListState, choice: Choice): Promise<void> {
  const path = `/admin/${controllerBase(definition)}/export`
  const { format, ids, fields } = choice
  const filter = filterParams(definition, state)
  const which = ids ? { order: filter.order, initKey: 'id', initValue: ids } : filter
  const { data } = await api.post<{ ticket: string }>(path, { ...which, format, fields })
  startDownload(path, data.ticket)
}
