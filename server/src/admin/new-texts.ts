import { fieldSchema } from '@tutu/contract/definition/input'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { SETTING_FIELDS, type SettingName } from '@tutu/contract/settings/index'
import { SECRET_SET } from '@tutu/contract/settings/setting'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type Reader, readRows, readSettings } from '../data/settings/read.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Tables } from '../postgres/database.ts'

/** A form of settings, and who posted it. */
export type PostedSettings = { request: FastifyRequest; body: Readonly<Record<string, unknown>> }

/**
 * The texts that a posted form would save in settings of super administrators, of those `names`. None where one stays as it is, or
 * where it is refused anyway: what breaks the field's rules, what the environment fixes, what anybody else posts.
 */
export async function newTexts<N extends SettingName>(
  { kysely, reader }: { kysely: Kysely<Tables>; reader: Reader },
  { request, body }: PostedSettings,
  names: readonly N[],
): Promise<Partial<Record<N, string>>> {
  const posted = names.filter((name) => Object.hasOwn(body, name) && !Object.hasOwn(reader.fixed.variables, name))
  if (posted.length === 0 || !administratorOf(request).super) return {}
  const { values } = readSettings(await readRows(kysely), reader)
  const texts: Partial<Record<N, string>> = {}
  for (const name of posted) {
    const { success, data } = fieldSchema(SETTING_FIELDS[name], DEFAULT_LANGUAGE).safeParse(body[name])
    const text = String(data ?? '')
    if (success && text !== values[name] && text !== SECRET_SET) texts[name] = text
  }
  return texts
}
