import { failForm } from '@tutu/contract/errors'
import { fieldSchema } from '@tutu/contract/input'
import { DEFAULT_LANGUAGE } from '@tutu/contract/languages'
import { SETTING_FIELDS } from '@tutu/contract/settings/index'
import type { FastifyRequest } from 'fastify'
import { type Reader, readRows, readSettings } from '../data/settings/read.ts'
import { SETTING_LABELS } from '../data/settings/save.ts'
import type { Folder } from '../http/built-files.ts'
import { checkCdn } from '../http/cdn-check.ts'
import type { Targets } from '../lib/targets.ts'
import type { Engine } from '../resource/engine.ts'
import { administratorOf } from '../policy/callers.ts'

type Deps = { engine: Engine; reader: Reader; origin: string; builtFolders: readonly Folder[]; targets: Targets }

/**
 * Throws a form failure where the posted `cdn_url` is another than the present one and does not serve what is built.
 * Only a super administrator's is asked for: nobody else's is saved.
 */
export async function refuseBrokenCdn(
  { engine, reader, origin, builtFolders, targets }: Deps,
  request: FastifyRequest,
) {
  const body = request.body as Readonly<Record<string, unknown>>
  if (!Object.hasOwn(body, 'cdn_url') || !administratorOf(request).super) return
  if (Object.hasOwn(reader.fixed.variables, 'cdn_url')) return
  const { data } = fieldSchema(SETTING_FIELDS.cdn_url, DEFAULT_LANGUAGE).safeParse(body.cdn_url)
  if (typeof data !== 'string') return
  const { values } = readSettings(await readRows(engine.database.kysely), reader)
  if (data === values.cdn_url) return
  // Browsers ask with the scheme of the page, whatever the setting says.
  const isSecure = request.protocol === 'https' || origin.startsWith('https:') || data.startsWith('https:')
  const address = `${isSecure ? 'https:' : 'http:'}${data.replace(/^https?:/, '')}`
  const reason = await checkCdn(address, builtFolders, targets)
  if (reason) throw failForm({ cdn_url: reason }, SETTING_LABELS)
}
