import { pathParts } from '@tutu/contract/definition/row-page'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import { isPublished } from '../engine/read/published.ts'
import type { Resource } from '../engine/registry.ts'
import type { Tables } from '../postgres/database.ts'

const FLUSH_EVERY = 5000 // ms
/** Rows that are looked at within one flush; more would be somebody making addresses up. */
const PENDING_MAX = 2000
/** ms: pages that show a number are made anew so often and no more, or the numbers would defeat the cache. */
const TELL_EVERY = 600_000

/** Counts what happens at the pages of rows, in the fields that `public.counts` of their definitions names. */
export type RowCounts = {
  /** A look at the page of this path; of a page that counts nothing it is not noted. In memory until the next flush. */
  view(pathname: string): void
  /** A device, as the hash of its key, likes the row of this path or takes that back. Answers how many do; undefined: there is no such row. */
  like(pathname: string, device: Buffer, on: boolean): Promise<number | undefined>
  flush(): Promise<void>
  /** Tells now which rows show other numbers by now. */
  tell(): void
  close(): Promise<void>
}

export function createRowCounts(
  { database, bus, registry }: Pick<Engine, 'database' | 'bus' | 'registry'>,
  onError: (error: unknown) => void,
): RowCounts {
  /** Path → looks. */
  let pending = new Map<string, number>()
  let flushTimer: NodeJS.Timeout | undefined
  /** Tags of rows whose pages show an older number. */
  const untold = new Set<string>()
  let tellTimer: NodeJS.Timeout | undefined

  function note(path: string, looks: number): void {
    const known = pending.get(path)
    if (known === undefined && pending.size >= PENDING_MAX) return
    pending.set(path, (known ?? 0) + looks)
    flushTimer ??= setTimeout(() => void flush(), FLUSH_EVERY).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(flushTimer)
    flushTimer = undefined
    const noted = pending
    pending = new Map()
    for (const { resource, field, byName } of viewed(noted)) {
      try {
        for (const id of await addLooks(database.kysely, resource, field, byName)) tellLater(resource, id)
      } catch (error) {
        // They are counted with the next ones.
        for (const [path, looks] of noted) if (placeOf(path)?.resource === resource) note(path, looks)
        onError(error)
      }
    }
  }

  /** The noted looks by module. */
  function viewed(noted: ReadonlyMap<string, number>) {
    const byResource = new Map<Resource, { resource: Resource; field: string; byName: [string, number][] }>()
    for (const [path, looks] of noted) {
      const place = placeOf(path)
      const field = place?.resource.definition.public?.counts?.views
      if (!place || !field) continue
      const { resource } = place
      if (!byResource.has(resource)) byResource.set(resource, { resource, field, byName: [] })
      byResource.get(resource)!.byName.push([place.name, looks])
    }
    return byResource.values()
  }

  /** Which row a path is the page of, by the field that its address names it by. */
  function placeOf(pathname: string): { resource: Resource; name: string } | undefined {
    for (const resource of registry.all()) {
      if (!resource.definition.public?.counts) continue
      const [place] = pathParts(resource.definition)
      const start = place && 'text' in place ? place.text : undefined
      if (start === undefined || !pathname.startsWith(start)) continue
      const name = pathname.slice(start.length)
      if (/^[a-z0-9-]{1,80}$/.test(name)) return { resource, name }
    }
    return undefined
  }

  function tellLater({ table }: Resource, id: number): void {
    untold.add(`${table}:${id}`)
    tellTimer ??= setTimeout(tell, TELL_EVERY).unref()
  }

  function tell(): void {
    clearTimeout(tellTimer)
    tellTimer = undefined
    if (untold.size > 0) bus.announce([...untold])
    untold.clear()
  }

  return {
    view(pathname) {
      const place = placeOf(pathname)
      if (place?.resource.definition.public?.counts?.views) note(pathname, 1)
    },
    async like(pathname, device, on) {
      const place = placeOf(pathname)
      const field = place?.resource.definition.public?.counts?.likes
      if (!place || !field) return undefined
      const found = await setLike(database.kysely, { ...place, field, device, on })
      if (found?.isNew) tellLater(place.resource, found.id)
      return found?.likes
    },
    flush,
    tell,
    async close() {
      await flush()
      clearTimeout(flushTimer)
      clearTimeout(tellTimer)
    },
  }
}

const named = ({ definition }: Resource) => {
  const part = pathParts(definition)[1]
  return sql.ref(`t.${part && 'field' in part ? part.field : 'id'}`)
}

/** In the order of the ids, so that two processes never wait for each other crosswise. Past the session: a look is nobody's edit. */
async function addLooks(
  db: Kysely<Tables>,
  resource: Resource,
  field: string,
  looks: readonly [name: string, looks: number][],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with looks as (select * from unnest(${looks.map(([name]) => name)}::text[], ${looks.map(([, count]) => count)}::int[]) as l (name, looks)),
      found as (
        select t.id, looks.looks from ${sql.table(resource.table)} as t join looks on looks.name = ${named(resource)}::text
        where ${isPublished(resource)} order by t.id for no key update of t
      )
    update ${sql.table(resource.table)} as t set ${sql.ref(field)} = ${sql.ref(`t.${field}`)} + found.looks
    from found where found.id = t.id returning t.id
  `.execute(db)
  return rows.map(({ id }) => id)
}

type Like = { resource: Resource; name: string; field: string; device: Buffer; on: boolean }

/** One transaction, the row locked: the same device counts once, however often it asks at once. `isNew`: the number is another than before. */
async function setLike(
  db: Kysely<Tables>,
  { resource, name, field, device, on }: Like,
): Promise<{ id: number; likes: number; isNew: boolean } | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; likes: number }>`
      select t.id, ${sql.ref(`t.${field}`)} as likes from ${sql.table(resource.table)} as t
      where ${named(resource)}::text = ${name} and ${isPublished(resource)} for no key update
    `.execute(trx)
    const row = rows[0]
    if (!row) return undefined
    const key = { resource: resource.definition.name, row_id: row.id, device }
    const { numAffectedRows: changed = 0n } = on
      ? await sql`insert into device_like (resource, row_id, device)
          values (${key.resource}, ${key.row_id}, ${key.device}) on conflict do nothing`.execute(trx)
      : await sql`delete from device_like
          where resource = ${key.resource} and row_id = ${key.row_id} and device = ${key.device}`.execute(trx)
    if (changed === 0n) return { ...row, isNew: false }
    const likes = Math.max(0, row.likes + (on ? 1 : -1))
    await sql`update ${sql.table(resource.table)} set ${sql.ref(field)} = ${likes} where id = ${row.id}`.execute(trx)
    return { id: row.id, likes, isNew: true }
  })
}

/** Forgets who liked rows that are not there any more. */
export async function pruneLikes(db: Kysely<Tables>, resources: readonly Resource[]): Promise<void> {
  for (const { definition, table } of resources) {
    if (!definition.public?.counts?.likes) continue
    await sql`
      delete from device_like l where resource = ${definition.name}
        and not exists (select from ${sql.table(table)} t where t.id = l.row_id)
    `.execute(db)
  }
}
