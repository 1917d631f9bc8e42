import { failForm } from '@tutu/contract/core/errors'
import type { Reader } from '../data/settings/read.ts'
import { SETTING_LABELS } from '../data/settings/save.ts'
import type { Folder } from '../web/built-files.ts'
import { checkCdn } from '../web/cdn-check.ts'
import type { Targets } from '../lib/targets.ts'
import type { Engine } from '../engine/engine.ts'
import { newTexts, type PostedSettings } from './new-texts.ts'

type Deps = { engine: Engine; reader: Reader; origin: string; builtFolders: readonly Folder[]; targets: Targets }

/** Throws a form failure where the posted `cdn_url` is another than the present one and does not serve what is built. */
export async function refuseBrokenCdn(
  { engine, reader, origin, builtFolders, targets }: Deps,
  asked: PostedSettings,
): Promise<void> {
  const { cdn_url: posted } = await newTexts({ kysely: engine.database.kysely, reader }, asked, ['cdn_url'])
  if (!posted) return
  // Browsers ask with the scheme of the page, whatever the setting says.
  const isSecure = asked.request.protocol === 'https' || origin.startsWith('https:') || posted.startsWith('https:')
  const address = `${isSecure ? 'https:' : 'http:'}${posted.replace(/^https?:/, '')}`
  const reason = await checkCdn(address, builtFolders, targets)
  if (reason) throw failForm({ cdn_url: reason }, SETTING_LABELS)
}
