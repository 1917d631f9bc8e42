import { fieldSchema } from '@tutu/contract/definition/input'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { SETTING_FIELDS, type SettingName } from '@tutu/contract/settings/index'
import type { FastifyRequest } from 'fastify'
import { type Reader, readRows, readSettings } from '../data/settings/read.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../engine/engine.ts'

/** A form of settings, and who posted it. */
export type PostedSettings = { request: FastifyRequest; body: Readonly<Record<string, unknown>> }

/**
 * The address that a posted form would save in the setting `name`; undefined where it stays as it is, and where it is
 * refused anyway: what breaks the field's rules, what the environment fixes, what anybody but a super administrator posts.
 */
export async function newAddress(
  { engine, reader }: { engine: Engine; reader: Reader },
  { request, body }: PostedSettings,
  name: SettingName,
): Promise<string | undefined> {
  if (!Object.hasOwn(body, name) || !administratorOf(request).super) return undefined
  if (Object.hasOwn(reader.fixed.variables, name)) return undefined
  const { data } = fieldSchema(SETTING_FIELDS[name], DEFAULT_LANGUAGE).safeParse(body[name])
  if (typeof data !== 'string') return undefined
  const { values } = readSettings(await readRows(engine.database.kysely), reader)
  return data === values[name] ? undefined : data
}
