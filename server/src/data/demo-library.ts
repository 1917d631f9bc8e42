import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Failure } from '@tutu/contract/core/errors'
import { LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import { suffixOf } from '@tutu/contract/core/upload'
import { attachmentFolder } from '@tutu/contract/resources/attachment-folder'
import { attachmentTag } from '@tutu/contract/resources/attachment-tag'
import { attachment } from '@tutu/contract/resources/attachment'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { fileTypeOf } from '../files/file-types.ts'
import type { Incoming } from '../files/intake.ts'
import { inPictureProcess } from '../files/picture-process.ts'
import type { Place, Uploads } from '../files/uploads.ts'
import { type AdministratorId, administratorId, SYSTEM } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { type DemoUnderWay, startDemo } from './demo-under-way.ts'
import { readYaml } from './seed-files.ts'

/** A folder of the library and what is in it (`server/seed/library.yaml`). */
type Folder = { folder: string; inside?: string; topic: string; files: File[] }
/** `for`, `link.to`: module, address and field of a row. */
type File = {
  from: string
  name: string
  ago: number
  tags?: string[]
  for?: string
  link?: { to: string; text: Localized }
}

const STATIC = fileURLToPath(new URL('../../../site/public/static', import.meta.url))
/** Of a picture made of a drawing, in px. */
const WIDTH = 1280

type Draw = (path: string, width: number) => Promise<Uint8Array>
/** `draw`: makes a picture of a drawing. */
type Deps = { engine: Engine; uploads: Uploads; draw?: Draw }

/** What the school's settings refuse, at the next start too. `upload.incomplete` passes: the picture process was stopped. */
const REFUSALS: ReadonlySet<string> = new Set(['upload.size', 'upload.type', 'upload.quota', 'upload.pixels'])

/** After what is done already. Tells what went wrong; where a file is refused, once: else the next start tries again. */
export function startDemoLibrary(
  deps: Deps,
  { after, onError }: { after: Promise<void>; onError: (error: unknown) => void },
): DemoUnderWay {
  return startDemo(
    async (signal) => {
      await after
      await fillDemoLibrary(deps, signal)
    },
    async (error) => {
      onError(error)
      if (error instanceof Failure && REFUSALS.has(error.key))
        await deps.engine.mutations.run(SYSTEM, noLibraryDue).catch(onError)
    },
  )
}

/**
 * Fills the library of the demo as an administrator's uploads would, and has some rows of the demo name what is in it. Once,
 * after the seed and when there is an administrator. What breaks off leaves files that are marked, and the next start goes on.
 */
export async function fillDemoLibrary(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { engine } = deps
  signal?.throwIfAborted()
  const { kysely } = engine.database
  if (!(await isDue(kysely))) return
  const owner = await firstAdministrator(kysely)
  const folders = (await readYaml('library.yaml')) as Folder[]
  const ids = new Map<File, number>()
  try {
    for (const { topic, files } of folders)
      for (const file of files) {
        signal?.throwIfAborted()
        ids.set(file, await receive(deps, file, { owner, topic }))
      }
  } catch (error) {
    if (error instanceof NotDue) return
    throw error
  }
  await engine.mutations.run(SYSTEM, async (session) => {
    if (await noLibraryDue(session)) await arrange(session, folders, ids)
  })
}

/** Another process was faster, or the demo was taken away. */
class NotDue extends Error {}

/** In a transaction: and stays so until it ends. */
async function isDue(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select from seed_done where library_due for share`.execute(db)
  return rows.length > 0
}

/** Whether it was due. Other processes wait for this transaction to end before they are told. */
export async function noLibraryDue({ transaction }: WriteSession): Promise<boolean> {
  const { rows } = await sql`
    update seed_done set library_due = false where library_due returning createtime
  `.execute(transaction)
  return rows.length > 0
}

async function firstAdministrator(db: Kysely<Tables>): Promise<AdministratorId> {
  const { rows } = await sql<{ id: number }>`select min(id) as id from admin`.execute(db)
  return administratorId(rows[0]!.id)
}

/** Puts the files that are still the demo's where they belong. */
async function arrange(
  session: WriteSession,
  folders: readonly Folder[],
  ids: ReadonlyMap<File, number>,
): Promise<void> {
  const folderIds = await makeFolders(session, folders)
  const tagIds = await makeTags(session, folders)
  for (const { folder, files } of folders)
    for (const file of files) {
      const tag_ids = (file.tags ?? []).map((tag) => tagIds.get(tag)!)
      const place = { folder_id: folderIds.get(folder)!, tag_ids, ...sentAgo(file.ago) }
      const ofDemo = (row: Row) => (row.is_demo ? place : undefined)
      const [row] = await session.touch(attachment.name, [ids.get(file)!], ofDemo, { keepsVersion: true })
      if (row) await nameIn(session, file, row.url as string)
    }
}

/** Those that others are inside of come first in the file. */
async function makeFolders(session: WriteSession, folders: readonly Folder[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { folder, inside } of folders) {
    const pid = inside === undefined ? null : ids.get(inside)!
    const [row] = await session.insert(attachmentFolder.name, [{ name: folder, pid, is_demo: true }])
    ids.set(folder, row!.id as number)
  }
  return ids
}

async function makeTags(session: WriteSession, folders: readonly Folder[]): Promise<Map<string, number>> {
  const names = new Set(folders.flatMap(({ files }) => files.flatMap(({ tags = [] }) => tags)))
  const rows = await session.insert(
    attachmentTag.name,
    [...names].map((name) => ({ name, is_demo: true })),
  )
  return new Map(rows.map(({ id, name }) => [name as string, id as number]))
}

/** In a transaction of its own, as every upload: its bytes are there before anything names them. */
async function receive(
  { uploads, draw = drawPicture }: Deps,
  file: File,
  { owner, topic }: { owner: AdministratorId; topic: string },
): Promise<number> {
  const place: Place = { actor: SYSTEM, owner: { kind: 'admin', id: owner }, topic, isDemo: true }
  const { id } = await uploads.receive(await openFile(file, draw), place, async ({ transaction }) => {
    // Whoever takes the demo away meanwhile finds this file, or it is not sent.
    if (!(await isDue(transaction))) throw new NotDue()
  })
  return id
}

const drawPicture: Draw = (path, width) => inPictureProcess('drawPicture', path, width)

async function openFile({ from, name }: File, draw: Draw): Promise<Incoming> {
  const path = `${STATIC}/${from}`
  const stream = from.endsWith('.svg') ? Readable.from([await draw(path, WIDTH)]) : createReadStream(path)
  return { stream, name, type: fileTypeOf(suffixOf(name))!.type }
}

function sentAgo(hours: number): Row {
  const then = Math.floor(Date.now() / 1000) - hours * 3600
  return { createtime: then, lastuploadtime: then }
}

/** A row that is gone, or that somebody has edited, names nothing. */
async function nameIn(session: WriteSession, { for: picture, link }: File, url: string): Promise<void> {
  const place = picture ?? link?.to
  if (place === undefined) return
  const [module, slug, field] = place.split('/') as [string, string, string]
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(module)} where slug = ${slug} and is_demo
  `.execute(session.transaction)
  const withLink = (text: Localized): Localized =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, `${text[language].trimEnd()}\n\n[${link!.text[language]}](${url})\n`]),
    ) as Localized
  const ids = rows.map(({ id }) => id)
  await session.touch(module, ids, (row) => ({ [field]: link ? withLink(row[field] as Localized) : url }))
}
