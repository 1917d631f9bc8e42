import { isDeepStrictEqual } from 'node:util'
import type { SettingName, SettingValues } from '@tutu/contract/settings/index'
import { OWN_SETTING } from '@tutu/contract/settings/own-setting'
import { SECRET_SET, type SettingField, type SettingsGroup } from '@tutu/contract/settings/setting'
import { type Reader, readRows, readSettings } from '../data/settings/read.ts'
import { refuseSecretsElsewhere, refuseSuperOnly } from '../data/settings/save.ts'
import { readValue } from '../data/settings/values.ts'
import type { Engine } from '../engine/engine.ts'
import { validate } from '../engine/write/validate.ts'
import type { Administrator } from '../policy/actors.ts'

/** ms until a trial is given up, in all; whoever waits gives up after ten seconds (spec 7). */
export const GIVE_UP_AFTER = 8500

export type Trying = { engine: Engine; reader: Reader }

/**
 * The settings as they would be if a tab were saved as it is posted, to be tried, and what its trial asks for. What is absent is as it is
 * saved; so is what the environment fixes, and a secret that is empty or stays, unless the place that it is sent to is another than it was
 * entered for. Throws a form failure where something is wrong, and where the caller may not change it.
 */
export async function enteredSettings(
  { engine, reader }: Trying,
  { fields, tries }: SettingsGroup,
  body: Readonly<Record<string, unknown>>,
  actor: Administrator,
): Promise<{ settings: SettingValues; asked: Readonly<Record<string, unknown>> }> {
  const { values: saved } = readSettings(await readRows(engine.database.kysely), reader)
  const { asks = {} } = tries ?? {}
  const isGiven = (name: string, { secret }: SettingField): boolean =>
    body[name] !== undefined &&
    !Object.hasOwn(reader.fixed.variables, name) &&
    !(secret && (!body[name] || body[name] === SECRET_SET))
  const given = Object.fromEntries(Object.entries(fields).filter(([name, field]) => isGiven(name, field)))
  const form = validate({ ...OWN_SETTING, fields: { ...given, ...asks } }, body, undefined, actor.language)
  const settings = { ...saved }
  for (const [name, field] of Object.entries(given)) Object.assign(settings, { [name]: readValue(field, form[name]) })

  const isOther = (name: string) => !isDeepStrictEqual(settings[name as SettingName], saved[name as SettingName])
  if (!actor.super) refuseSuperOnly(given, new Set(Object.keys(given).filter(isOther)))
  refuseSecretsElsewhere(saved, settings, new Set(Object.keys(given)))
  return { settings, asked: Object.fromEntries(Object.keys(asks).map((name) => [name, form[name]])) }
}
