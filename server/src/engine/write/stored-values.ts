import type { Definition } from '@tutu/contract/definition/define-resource'
import { columnOf, type Row } from '../fields/columns.ts'

/** Valid values become what columns hold, where making that takes time: passwords their hashes. */
export async function makeStored({ fields }: Pick<Definition, 'fields'>, values: Row): Promise<void> {
  for (const name of Object.keys(values)) {
    const field = fields[name]
    const make = field && columnOf(field).toStored
    if (make) values[name] = await make(values[name])
  }
}
