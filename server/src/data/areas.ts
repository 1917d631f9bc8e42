import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { parentOf, readDivisions } from '../lib/area-names.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { takeLock } from '../postgres/locks.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    area: { code: number; parent: number | null; name: string }
    area_source: { version: string }
  }
}

/**
 * Fills the table of areas from the package `lcn`, the Ministry of Civil Affairs' list of divisions at county level and
 * above, when the package is another release than the one the table holds. Any number of processes may do so.
 */
export async function syncAreas({ kysely }: Database): Promise<void> {
  const release = await readFile(new URL(import.meta.resolve('lcn/package.json')), 'utf8')
  const { version } = JSON.parse(release) as { version: string }
  if ((await loadedVersion(kysely)) === version) return
  await kysely.transaction().execute(async (trx) => {
    await takeLock(trx, 'areas')
    if ((await loadedVersion(trx)) === version) return
    await sql`truncate area, area_source`.execute(trx)
    const rows = readDivisions().map(({ code, name }) => ({
      code: Number(code),
      parent: parentOf(Number(code)) || null,
      name,
    }))
    await sql`insert into area select code, parent, name
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (code integer, parent integer, name text)`.execute(
      trx,
    )
    await trx.insertInto('area_source').values({ version }).execute()
  })
}

async function loadedVersion(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('area_source').select('version').executeTakeFirst())?.version
}

export type Area = { value: number; label: string }

/** `areas`: undefined where there is no such province, or no such city in it. */
export type AreaAnswer = { version: string; areas: Area[] | undefined }

/**
 * Without arguments the provinces, with a province its cities, with both the city's districts. Where the state has no
 * further level (Hong Kong, Dongguan), the area itself stands for it, so that every choice has three levels.
 */
export async function listAreas({ kysely }: Database, province?: number, city?: number): Promise<AreaAnswer> {
  const version = (await loadedVersion(kysely)) ?? ''
  const provinces = await below(kysely, null)
  if (province === undefined) return { version, areas: provinces }
  const cities = await levelBelow(kysely, provinces, province)
  if (city === undefined || !cities) return { version, areas: cities }
  return { version, areas: await levelBelow(kysely, cities, city) }
}

/** What lies below the one of `areas` with this code. */
async function levelBelow(db: Kysely<Tables>, areas: readonly Area[], code: number): Promise<Area[] | undefined> {
  const chosen = areas.find(({ value }) => value === code)
  if (!chosen) return undefined
  const found = await below(db, code)
  return found.length > 0 ? found : [chosen]
}

async function below(db: Kysely<Tables>, parent: number | null): Promise<Area[]> {
  return db
    .selectFrom('area')
    .where('parent', parent === null ? 'is' : '=', parent)
    .orderBy('code')
    .select(['code as value', 'name as label'])
    .execute()
}
