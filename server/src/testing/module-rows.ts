import { controllerBase } from '@tutu/contract/definition/controller-base'
import { actionsOf, type Definition, tableName } from '@tutu/contract/definition/define-resource'
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
    const filled: Record<string, unknown> = { ...sampleRow(definition, ++filledRows, ids, { readonly: true }), ...row }
    for (const [name, field] of Object.entries(definition.fields))
      if (field.kind === 'relation' && field.unique) filled[name] = await freeRow(definition, name, field.to)
    // An entry of a package is its owner's: samples name any member.
    if (definition.name === 'lesson-hour') delete filled.package_id
    return insertSampleRow(server.database, definition, filled)
  }
  /** One that no row of the definition points to yet, made where all are taken. */
  const freeRow = async (definition: Definition, name: string, to: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      select id from unnest(${ids[to]!}::int[]) as id
      where not exists (select from ${sql.table(tableName(definition))} where ${sql.ref(name)} = id) limit 1
    `.execute(server.database.kysely)
    if (rows[0]) return rows[0].id
    const target = RESOURCES.find((one) => one.name === to)!
    return make(target, sampleRow(target, ++filledRows, ids))
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
