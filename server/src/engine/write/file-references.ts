import type { Definition } from '@tutu/contract/definition/define-resource'
import { failForm, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { PICTURES } from '@tutu/contract/core/pictures'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import type { Row } from '../fields/columns.ts'
import type { Registry } from '../registry.ts'
import type { Observer, RowChange } from './observers.ts'
import { recordset } from './rows.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    file_reference: { path: string; resource: string; row_id: number; field: string }
  }
}

/*
 * Which rows name which stored files. The fields that name some are known by their traits; the pipeline notes in each
 * write's own transaction what a row began or ceased to name, so that `file_reference` and the counts of attachments are
 * exact, and it holds on to a file that a row begins to name: nobody deletes it meanwhile.
 */

const STORED = '/storage/'
/** Stored files in a text, thumbnails standing for their pictures. */
const IN_TEXT = /\/storage\/[\w.@%+/-]*[\w@%+-]/g
const THUMBNAIL = /\.\d+\.(?:webp|avif)$/
const BUILT_IN = new Set(Object.values(PICTURES).flat())

/** An address of a file of this site, on whatever host it was shown. */
const WHOLE_ADDRESS = /^(?:https?:)?\/\/[^/]+(\/(?:storage|static)\/.*)$/i

/** Files as a client may post them (wire 1.1), by their paths or by the whole addresses they are shown under: by their paths. */
export function relativePaths(field: Field, posted: unknown): unknown {
  if (!holdsPaths(field)) return posted
  if (Array.isArray(posted)) return posted.map(relativePath)
  return traitsOf(field).list && typeof posted === 'string'
    ? posted.split(',').map(relativePath).join(',')
    : relativePath(posted)
}

function relativePath(path: unknown): unknown {
  return typeof path === 'string' ? (WHOLE_ADDRESS.exec(path.trim())?.[1] ?? path) : path
}

/** Whether its values are paths of files, not a text in which such may stand. */
function holdsPaths(field: Field): boolean {
  const { files } = traitsOf(field)
  return files !== undefined && files !== 'in text'
}

const NO_PATHS: ReadonlySet<string> = new Set()

/** The fields of a definition that name files. */
const namingFields = workedOutOnce(({ fields }: Definition) =>
  Object.entries(fields)
    .filter(([, field]) => traitsOf(field).files)
    .map(([name, field]) => ({ name, field })),
)

/** The stored files that a field's value names. */
function pathsIn(field: Field, value: unknown): ReadonlySet<string> {
  if (value === null || value === undefined || !traitsOf(field).files) return NO_PATHS
  if (holdsPaths(field)) {
    const paths = ([value].flat() as string[]).filter(isStored)
    return paths.length > 0 ? new Set(paths) : NO_PATHS
  }
  const texts = typeof value === 'string' ? [value] : Object.values(value as object).map(String)
  // Most texts name none: of many long ones that is seen quickest so.
  const naming = texts.filter((text) => text.includes(STORED))
  if (naming.length === 0) return NO_PATHS
  return new Set(naming.flatMap((text) => text.match(IN_TEXT) ?? []).map((path) => path.replace(THUMBNAIL, '')))
}

function isStored(path: string): boolean {
  return path.startsWith(STORED)
}

type Context = { transaction: Kysely<Tables>; actor: Actor; registry: Registry }

/**
 * Refuses what the fields of a form may not name: paths that are neither built-in pictures nor stored files that the actor
 * may see, and, where a picture is wanted, files that are none. What a row named before may stay.
 */
export async function checkFiles(
  context: Context,
  definition: Definition,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  const wanted = namingFields(definition).flatMap(({ name, field }) => {
    const value = values[name]
    if (!value) return []
    const isList = holdsPaths(field)
    const known = isList ? new Set([before?.[name] ?? []].flat()) : pathsIn(field, before?.[name])
    const paths = isList ? [value as string | string[]].flat() : pathsIn(field, value)
    // What is elsewhere is nobody's file here.
    const own = [...paths].filter((path) => path.startsWith('/') && !known.has(path))
    return own.map((path) => ({ name, field, path, isList }))
  })
  const found = await findStored(context, [...new Set(wanted.map(({ path }) => path))].filter(isStored))
  const reasons: Record<string, { key: MessageKey; params: MessageParams }> = {}
  for (const { name, field, path, isList } of wanted) {
    const wantsPicture = traitsOf(field).files === 'picture'
    if (wantsPicture && (BUILT_IN.has(path) || path === field.default)) continue
    const file = found.get(path)
    // A text may name what is not there; what is there only those may name who see it.
    if (isList ? !file?.isSeen : file && !file.isSeen) reasons[name] = { key: 'rule.file', params: { path } }
    else if (wantsPicture && !file?.mimetype.startsWith('image/'))
      reasons[name] = { key: 'rule.picture', params: { path } }
  }
  if (Object.keys(reasons).length > 0) throw failForm(reasons)
}

/** The stored files of these paths, held on to, and whether the actor sees a record of each. */
async function findStored(
  { transaction, actor, registry }: Context,
  paths: readonly string[],
): Promise<Map<string, { mimetype: string; isSeen: boolean }>> {
  if (paths.length === 0) return new Map()
  const { rows } = await sql<{ key: string; mimetype: string }>`
    select key, mimetype from blob where state = 'stored' and key = any(${paths.map((path) => path.slice(1))})
    order by id for key share
  `.execute(transaction)
  const found = rows.map(({ key, mimetype }) => ({ path: `/${key}`, mimetype }))
  const library = registry.all().find(({ hooks }) => hooks.seenFiles)
  const seen = await library?.hooks.seenFiles?.(
    { db: transaction, actor, library },
    found.map(({ path }) => path),
  )
  return new Map(found.map(({ path, mimetype }) => [path, { mimetype, isSeen: seen?.has(path) ?? true }]))
}

/** Notes which files rows name after a write, and counts them; a row that is gone names none. */
export const fileReferences: Observer = async ({ transaction, tags }, { changes }) => {
  const gone: Reference[] = []
  const come: Reference[] = []
  for (const change of changes) {
    const { had, has } = placesOf(change)
    gone.push(...had.filter((one) => !has.some((other) => isSame(one, other))))
    come.push(...has.filter((one) => !had.some((other) => isSame(one, other))))
  }
  if (gone.length + come.length === 0) return undefined
  const counts = new Map<string, number>()
  const count = (paths: readonly { path: string }[], by: number): void => {
    for (const { path } of paths) counts.set(path, (counts.get(path) ?? 0) + by)
  }
  if (gone.length > 0) count(await removeReferences(transaction, gone), -1)
  if (come.length > 0) count(await addReferences(transaction, come), 1)
  await addToUsage(transaction, counts)
  tags.add('attachment')
  return undefined
}

type Reference = { resource: string; row_id: number; field: string; path: string }

const isSame = (one: Reference, other: Reference): boolean => one.field === other.field && one.path === other.path

/** The files that a row named and names, in those of its fields that have changed. */
function placesOf({ resource: { definition }, before, after }: RowChange): { had: Reference[]; has: Reference[] } {
  const had: Reference[] = []
  const has: Reference[] = []
  const place = { resource: definition.name, row_id: (after ?? before)?.id as number }
  for (const { name, field } of namingFields(definition)) {
    if (!mayNameOthers(name, before, after)) continue
    for (const path of namedIn(name, field, before)) had.push({ ...place, field: name, path })
    for (const path of namedIn(name, field, after)) has.push({ ...place, field: name, path })
  }
  return { had, has }
}

const mayNameOthers = (name: string, before: Row | undefined, after: Row | undefined): boolean =>
  before?.[name] !== after?.[name] || before?.draft !== after?.draft

/** What a field of a row names, in what visitors see and in the draft beside it. */
function namedIn(name: string, field: Field, row: Row | undefined): ReadonlySet<string> {
  const draft = row?.draft as Row | null | undefined
  const [seen, drafted] = [pathsIn(field, row?.[name]), pathsIn(field, draft?.[name])]
  return drafted.size > 0 ? new Set([...seen, ...drafted]) : seen
}

async function removeReferences(trx: Kysely<Tables>, list: readonly Reference[]) {
  const { rows } = await sql<{ path: string }>`
    delete from file_reference r using ${recordset('file_reference', list)} g
    where (r.resource, r.row_id, r.field, r.path) = (g.resource, g.row_id, g.field, g.path)
    returning r.path
  `.execute(trx)
  return rows
}

async function addReferences(trx: Kysely<Tables>, list: readonly Reference[]) {
  // A text may name what is not there, or not there any more; what is there must stay.
  await sql`select from blob where key = any(${list.map(({ path }) => path.slice(1))}) order by id for key share`.execute(
    trx,
  )
  return trx
    .insertInto('file_reference')
    .columns(['path', 'resource', 'row_id', 'field'])
    .expression(sql`select path, resource, row_id, field from ${recordset('file_reference', list)}`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('path')
    .execute()
}

async function addToUsage(trx: Kysely<Tables>, counts: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...counts].filter(([, by]) => by !== 0)
  if (changed.length === 0) return
  await sql`
    update attachment set usage = usage + change.by
    from unnest(${changed.map(([path]) => path)}::text[], ${changed.map(([, by]) => by)}::int[]) as change (path, by)
    where attachment.url = change.path
  `.execute(trx)
}
