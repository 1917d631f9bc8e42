import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Definition, tableName } from '@tutu/contract/definition/define-resource'
import { isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { afterBurst } from '../../lib/after-burst.ts'
import { workedOutOnce } from '../../lib/worked-out-once.ts'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database, Tables } from '../../postgres/database.ts'
import type { Reads } from '../../postgres/shared-reads.ts'
import { plainHtml, typedHtml, unreadyHtml } from '../../markdown/plain-html.ts'
import { createRenderer, type Renderer, type TooHard } from '../../markdown/renderer.ts'
import { RENDERER_VERSION } from '../../markdown/version.ts'
import { columnOf, type Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import { nameOf } from './tree.ts'
import type { Observer, RowChange } from '../write/observers.ts'
import type { WriteSession } from '../write/session.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    rendering: {
      resource: string
      row_id: number
      field: string
      language: string
      renderer: number
      digest: Buffer
      html: string
      too_hard?: TooHard | null
      createtime?: number
    }
  }
}

/**
 * Public Markdown as HTML, rendered once in a thread of its own and kept in the table `rendering` (decision 013): when
 * a row has been saved, and where that was not so, at the first read.
 */
export type Renderings = {
  /** `<field>_html` of the texts of a row, in the language that a reader of `language` is shown. */
  read(resource: Resource, row: Row, language: Language): Promise<Record<string, string>>
  /** In the transaction of a write: rows that are gone take their renderings along, changed texts are rendered after commit. */
  note(session: WriteSession, changes: readonly RowChange[]): Promise<void>
  /** The same renderer on a transaction: what is rendered goes with it, and nobody is told. Closing leaves the renderer alone. */
  within(database: Database): Renderings
  /** An unsaved text, kept nowhere; as typed where it cannot be rendered now. */
  preview(source: string, language: Language): Promise<string>
  close(): Promise<void>
}

/** One text of a row. `language` is '' where the field is not localized. */
type Text = { resource: Resource; row: Row; field: string; language: Language | ''; source: string }

export type RenderingsLog = { warn: (details: object, message: string) => void }

type Deps = {
  database: Database
  bus: Pick<ChangeBus, 'announce'>
  log?: RenderingsLog
  renderer?: Renderer
  /** ms that somebody waits for a text that is not rendered yet. */
  patience?: number
}

/** ms. Requests are given up after 10 s; a lesson that is not laid out cannot be learned from. */
const PATIENCE = 8000
/** Texts that wait when more are saved than can be rendered: the rest is left to their first read. */
const AHEAD_MAX = 100
/** ms: whoever saves many rows has the processor until then. */
const SAVES = { quiet: 500, within: 5000 }

export function createRenderings({ database, bus, log, renderer: given, patience = PATIENCE }: Deps): Renderings {
  const onBroken = (err: unknown): void => log?.warn({ err }, 'texts are not rendered')
  const renderer = given ?? createRenderer({ onBroken })
  /** What is being rendered, by text: whoever asks for the same waits for the same. */
  const making = new Map<string, Promise<string | undefined>>()
  let isClosed = false
  /** Texts that have been saved and are not rendered yet. */
  const saved: Text[] = []
  const saves = afterBurst(() => {
    for (const text of saved.splice(0)) {
      if (renderer.waiting < AHEAD_MAX) void make(text, digestOf(text.source))
    }
  }, SAVES)
  /** How many texts a session has left to be rendered after its commit. */
  const ahead = new WeakMap<WriteSession, number>()

  /** The HTML of a text, kept for all later readers; undefined where it cannot be made now. */
  function make(text: Text, digest: string): Promise<string | undefined> {
    const { resource, row, field, language } = text
    const key = [resource.table, row.id, field, language, digest].join(' ')
    let made = making.get(key)
    if (!made) {
      made = renderAndKeep(text, digest).finally(() => making.delete(key))
      making.set(key, made)
    }
    return made
  }

  async function renderAndKeep(text: Text, digest: string): Promise<string | undefined> {
    const rendered = await renderer.render(markdownOf(text), text.language || DEFAULT_LANGUAGE)
    if (!rendered || isClosed) return undefined
    const isHard = 'tooHard' in rendered
    const html = isHard ? typedHtml(text.source) : rendered.html
    try {
      const isNew = await keep(database.kysely, text, { digest, html, tooHard: isHard ? rendered.tooHard : null })
      if (isHard && isNew)
        log?.warn({ ...placeOf(text), reason: rendered.tooHard }, 'text too hard to render, shown as typed')
    } catch (err) {
      // It is good for those who wait for it.
      if (!isClosed) log?.warn({ err, ...placeOf(text) }, 'rendering not kept')
    }
    return html
  }

  /** Renders texts that have been saved, a moment after the last of them; whoever reads one before has it rendered then. */
  function renderSoon(texts: readonly Text[]): void {
    saved.push(...texts.slice(0, AHEAD_MAX - saved.length))
    if (!isClosed) saves.note()
  }

  async function find(text: Text, stored: readonly Stored[], language: Language): Promise<string> {
    const digest = digestOf(text.source)
    const known = stored.find(({ field, language }) => field === text.field && language === text.language)
    if (known?.digest === digest) return known.html
    const made = make(text, digest)
    const html = await inTime(made)
    if (html !== undefined) return html
    // Whoever keeps this answer drops it then.
    void made.finally(() => {
      if (!isClosed) bus.announce([`${text.resource.table}:${text.row.id as number}`])
    })
    return unreadyHtml(text.source, language)
  }

  /** undefined: later than anybody waits. */
  async function inTime<T>(made: Promise<T>): Promise<T | undefined> {
    const late = new AbortController()
    const patient = sleep(patience, undefined, { signal: late.signal, ref: false })
    return Promise.race([made, patient]).finally(() => late.abort())
  }

  return {
    async read(resource, row, language) {
      const texts = renderedFields(resource.definition).map((field) => textFor(resource, row, field, language))
      const wanted = texts.filter(({ source }) => source !== '')
      const along = wanted.every((text) => text.language === '' || text.language === language) && readAlong(row)
      const stored = along || (wanted.length > 0 ? await readStored(database.reads, wanted) : [])
      return Object.fromEntries(
        await Promise.all(
          texts.map(
            async (text) => [`${text.field}_html`, text.source && (await find(text, stored, language))] as const,
          ),
        ),
      )
    },
    async note(session, changes) {
      const { transaction, afterCommit } = session
      const texts: Text[] = []
      const noted = ahead.get(session) ?? 0
      const gone = new Map<string, number[]>()
      for (const { resource, before, after } of changes) {
        const { definition } = resource
        const fields = renderedFields(definition)
        if (after) {
          // What finds no place later need not be kept till then.
          if (noted + texts.length < AHEAD_MAX)
            texts.push(...fields.flatMap((field) => changedTexts(resource, field, before, after)))
        } else if (fields.length > 0)
          gone.set(definition.name, [...(gone.get(definition.name) ?? []), before!.id as number])
      }
      for (const [resource, ids] of gone) {
        await sql`delete from rendering where resource = ${resource} and row_id = any(${ids}::int[])`.execute(
          transaction,
        )
      }
      const next = texts.slice(0, AHEAD_MAX - noted)
      if (next.length === 0) return
      ahead.set(session, noted + next.length)
      afterCommit.push(async () => renderSoon(next))
    },
    within(inner) {
      const shared: Renderer = {
        render: renderer.render,
        get waiting() {
          return renderer.waiting
        },
        close: () => Promise.resolve(),
      }
      return createRenderings({ database: inner, bus: { announce: () => undefined }, renderer: shared, patience })
    },
    async preview(source, language) {
      if (renderer.waiting >= AHEAD_MAX) return plainHtml(source)
      const rendered = await inTime(renderer.render(source, language))
      return rendered && 'html' in rendered ? rendered.html : plainHtml(source)
    },
    async close() {
      isClosed = true
      saves.cancel()
      await renderer.close()
      await Promise.all(making.values())
    },
  }
}

/** Texts are rendered when they are saved, whoever saves them. */
export const renderedTexts: Observer = async (session, { changes }, { renderings }) => {
  await renderings.note(session, changes)
  return undefined
}

/** The fields that visitors read as HTML. */
export const renderedFields = workedOutOnce(({ fields, public: isPublic }: Definition): readonly string[] => {
  if (!isPublic) return []
  return Object.keys(fields).filter((name) => fields[name]!.public && traitsOf(fields[name]!).rendered)
})

function textFor(resource: Resource, row: Row, field: string, language: Language): Text {
  const text = { resource, row, field }
  if (!isLocalized(resource.definition.fields[field]!))
    return { ...text, language: '', source: (row[field] as string | null) ?? '' }
  const texts = (row[field] ?? {}) as Partial<Record<Language, string>>
  // As `pickLanguage` falls back.
  const picked = [language, DEFAULT_LANGUAGE, ...LANGUAGES].find((one) => texts[one]) ?? language
  return { ...text, language: picked, source: texts[picked] ?? '' }
}

function changedTexts(resource: Resource, field: string, before: Row | undefined, after: Row): Text[] {
  if (before?.[field] === after[field]) return []
  const languages = isLocalized(resource.definition.fields[field]!) ? LANGUAGES : LANGUAGES.slice(0, 1)
  return languages.flatMap((language) => {
    const text = exactly(resource, after, field, language)
    return text && text.source !== (before && exactly(resource, before, field, language))?.source ? [text] : []
  })
}

/** The text that a row holds in just this language. */
function exactly(resource: Resource, row: Row, field: string, language: Language): Text | undefined {
  const text = textFor(resource, row, field, language)
  return text.source !== '' && (text.language === '' || text.language === language) ? text : undefined
}

type Stored = { field: string; language: string; digest: string; html: string }

const ALONG = '?texts'

/** For a statement that reads a row `t`: what is kept of its texts, in one language and of those that are of none. */
export function storedTexts({ definition }: Resource, language: Language): Record<string, RawBuilder<unknown>> {
  if (renderedFields(definition).length === 0) return {}
  const texts = sql`(
    select json_agg(json_build_array(field, language, encode(digest, 'hex'), html)) from rendering
    where resource = ${definition.name} and row_id = t.id and renderer = ${RENDERER_VERSION} and language in ('', ${language})
  )`
  return { [ALONG]: texts }
}

/** The same of a row that was read with it; undefined of others. */
function readAlong(row: Row): Stored[] | undefined {
  if (!(ALONG in row)) return undefined
  const texts = (row[ALONG] ?? []) as [field: string, language: string, digest: string, html: string][]
  return texts.map(([field, language, digest, html]) => ({ field, language, digest, html }))
}

async function readStored(db: Reads, texts: readonly Text[]): Promise<Stored[]> {
  const { resource, row } = texts[0]!
  return db
    .selectFrom('rendering')
    .where('resource', '=', resource.definition.name)
    .where('row_id', '=', row.id as number)
    .where('renderer', '=', RENDERER_VERSION)
    .where('field', 'in', [...new Set(texts.map(({ field }) => field))])
    .where('language', 'in', [...new Set(texts.map(({ language }) => language))])
    .select(['field', 'language', 'html', sql<string>`encode(digest, 'hex')`.as('digest')])
    .execute()
}

/**
 * Keeps a rendering, if the row is still there and still says this: what was made of an older text must not take the
 * place of what was made of a newer one. Whether it was the first of several processes to do so.
 */
async function keep(
  db: Kysely<Tables>,
  { resource, row, field, language }: Text,
  { digest, html, tooHard }: { digest: string; html: string; tooHard: TooHard | null },
): Promise<boolean> {
  const column = sql.ref(`t.${field}`)
  const text = language === '' ? column : sql`${column} ->> ${language}`
  const { rows } = await sql`
    insert into rendering as r (resource, row_id, field, language, renderer, digest, html, too_hard)
    select ${resource.definition.name}, t.id, ${field}, ${language}, ${RENDERER_VERSION}::int, decode(${digest}, 'hex'),
      ${html}, ${tooHard}
    from ${sql.table(resource.table)} t
    where t.id = ${row.id as number} and sha256(convert_to(${text}, 'UTF8')) = decode(${digest}, 'hex')
    for key share
    on conflict (resource, row_id, field, language, renderer) do update
    set digest = excluded.digest, html = excluded.html, too_hard = excluded.too_hard, createtime = epoch_seconds()
    where r.digest <> excluded.digest
    returning 1
  `.execute(db)
  return rows.length > 0
}

function markdownOf({ resource, row, field: name, source }: Text): string {
  const field = resource.definition.fields[name]!
  return columnOf(field).toMarkdown?.(source, field, row) ?? source
}

/** As hexadecimal digits. */
function digestOf(source: string): string {
  return hash('sha256', source)
}

function placeOf({ resource, row, field, language }: Text): object {
  const name = nameOf(resource, row, language || DEFAULT_LANGUAGE)
  return { resource: resource.definition.name, id: row.id, name, field, language }
}

/** Forgets renderings of older versions, and of rows that went without the pipeline. */
export async function pruneRenderings(db: Kysely<Tables>, definitions: readonly Definition[]): Promise<void> {
  await db.deleteFrom('rendering').where('renderer', '<', RENDERER_VERSION).execute()
  for (const definition of definitions) {
    if (renderedFields(definition).length === 0) continue
    await sql`
      delete from rendering r where resource = ${definition.name}
        and not exists (select from ${sql.table(tableName(definition))} t where t.id = r.row_id)
    `.execute(db)
  }
}
