import { controllerBase } from '@tutu/contract/definition/controller-base'
import { actionsOf, type Definition } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { insertSampleRow } from './insert-sample.ts'
import { addSampleAttachment } from './sample-files.ts'
import { byDependence, sampleRow } from './sample-rows.ts'

export type ModuleRows = {
  /** By module, in the order they were made. */
  ids: Record<string, number[]>
  /** As the form does it; what no form makes is put into the table as the server does it. */
  make: (definition: Definition, row: Record<string, unknown>) => Promise<number>
}

/** So many sample rows of every module there is. */
export async function fillModules(server: TestApp, each: number): Promise<ModuleRows> {
  const ids: Record<string, number[]> = {}
  let filledRows = 10_000
  const make: ModuleRows['make'] = async (definition, row) => {
    if (actionsOf(definition).includes('add')) {
      const answer = await server.call<{ id: number }>('POST', `/admin/${controllerBase(definition)}/add`, row)
      expect(answer, definition.name).toMatchObject({ code: 1 })
      return answer.data.id
    }
    if (definition.name === 'attachment') return addSampleAttachment(server.database, row)
    const filled = { ...sampleRow(definition, ++filledRows, ids, { readonly: true }), ...row }
    // An entry of a package is its owner's: samples name any member.
    const { package_id: _, ...owed } = filled
    return insertSampleRow(server.database, definition, definition.name === 'lesson-hour' ? owed : filled)
  }
  // The site's own are there for each event already; of one event there is but one.
  await sql`delete from message_template`.execute(server.database.kysely)
  // Rows that relations point to come first.
  for (const definition of byDependence(RESOURCES)) {
    ids[definition.name] = []
    for (let number = 1; number <= each; number++)
      ids[definition.name]!.push(await make(definition, sampleRow(definition, number, ids)))
  }
  return { ids, make }
}
