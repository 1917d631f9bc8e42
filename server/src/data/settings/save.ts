import { isDeepStrictEqual } from 'node:util'
import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm, Failure } from '@tutu/contract/core/errors'
import { fieldSchema } from '@tutu/contract/definition/input'
import type { Language, Localized } from '@tutu/contract/core/languages'
import { SETTING_FIELDS, type SettingName, type SettingValues } from '@tutu/contract/settings/index'
import { OWN_SETTING } from '@tutu/contract/settings/own-setting'
import { SECRET_SET, type SettingField } from '@tutu/contract/settings/setting'
import { type Kysely, sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Engine } from '../../engine/engine.ts'
import { checkFiles } from '../../engine/write/file-references.ts'
import { nameTogether } from '../../engine/write/change-log.ts'
import type { WriteSession } from '../../engine/write/session.ts'
import { scalar } from '../../engine/fields/scalar.ts'
import { validate } from '../../engine/write/validate.ts'
import type { Tables } from '../../postgres/database.ts'
import { missingNeeds, secretsToRepeat } from './needs.ts'
import { ownField, readOwn } from './own-settings.ts'
import { type Reader, readRows, readSettings } from './read.ts'
import type { SettingRow } from './row.ts'
import { readValue } from './values.ts'

/** What the form calls each built-in setting. */
export const SETTING_LABELS = fieldLabels({ fields: SETTING_FIELDS })

export const CONFIG_NODE = 'routine/config'
/** What entries of the log call the settings, which are no module. */
export const SETTINGS = 'config'

type Body = Readonly<Record<string, unknown>>

/**
 * Saves what was posted of a tab (wire 1.8: `{name: value}`, unknown names are passed over). What the environment fixes
 * may be posted as it is; with another value nothing is saved. `version`, where given, is the tab's as `index` told it:
 * `record.changed` when somebody saved since. Throws a form failure with one reason per wrong field. `check` may throw another, of
 * what is stored when this save has its turn.
 */
export async function saveSettings(
  engine: Engine,
  reader: Reader,
  body: Body,
  { actor, check }: { actor: Administrator; check?: (transaction: Kysely<Tables>) => Promise<void> },
): Promise<void> {
  await engine.mutations.run(actor, async (session) => {
    const { transaction, tags } = session
    // One save after the other: what two tabs need of each other is judged on what is really stored.
    await transaction.selectFrom('config').select('id').orderBy('id').forNoKeyUpdate().execute()
    await check?.(transaction)
    const rows = await readRows(transaction)
    const { values: present, own } = readSettings(rows, reader)
    const posted = postedFields(rows, reader, body)
    const names = Object.keys(posted)
    const fixed = refuseFixed(reader, body, actor.language)
    if (names.length === 0 && fixed.length > 0) return
    if (names.length === 0) throw fail('record.empty')
    refuseStale(rows, names, body.version)

    const before: Record<string, unknown> = { ...present, ...own }
    const definition = { ...OWN_SETTING, fields: posted }
    const stored = validate(definition, ownRead(rows, body), before, actor.language)
    await checkFiles({ transaction, actor, registry: engine.registry }, definition, stored, before)
    const after: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(stored)) after[name] = readValue(posted[name]!, value)
    const changed = new Set(Object.keys(after).filter((name) => !isDeepStrictEqual(after[name], before[name])))
    if (!actor.super) refuseSuperOnly(posted, changed)
    const merged = { ...present, ...after } as SettingValues
    refuseSecretsElsewhere(present, merged, new Set(names))
    const missing = missingNeeds(merged, changed, actor.language)
    if (Object.keys(missing).length > 0) throw failForm(missing, SETTING_LABELS)
    if (changed.size === 0) return

    const isSecret = (name: string): boolean => posted[name]?.secret === true
    const changes = Object.fromEntries([...changed].map((name) => [name, after[name]]))
    await write(
      transaction,
      Object.entries(changes).map(([name, value]) => [
        name,
        isSecret(name) && value !== '' ? reader.secrets.seal(name, String(value)) : value,
      ]),
    )
    const secret = new Set([...changed].filter(isSecret))
    const title = session.titleOf(`${CONFIG_NODE}/edit`) ?? { 'zh-cn': '系统设置', en: 'Settings' }
    const labels = [...changed].map((name) => posted[name]!.label)
    session.log({ kind: 'change', title, data: changes, secret, subject: subjectOfSettings(session, labels) })
    tags.add('config')
  })
}

/** Settings that an entry of the log is about, by what they are called. */
export function subjectOfSettings({ operation }: WriteSession, names: readonly Localized[]) {
  return { resource: SETTINGS, id: null, name: nameTogether(names.length, (index) => names[index]!), operation }
}

/** The fields of what was posted, secrets that stay as they are left out. */
function postedFields(rows: readonly SettingRow[], { fixed }: Reader, body: Body): Record<string, SettingField> {
  const fields: Record<string, SettingField> = { ...SETTING_FIELDS }
  for (const row of rows) if (row.allow_del) fields[row.name] = ownField(row)
  const has = (name: string): boolean => Object.hasOwn(body, name) && body[name] !== undefined
  const isPosted = (name: string): boolean => has(name) || has(`${name}_i18n`)
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { secret }]) =>
        isPosted(name) && !Object.hasOwn(fixed.variables, name) && !(secret && scalar(body[name]) === SECRET_SET),
    ),
  )
}

/** What was posted, the administrators' own settings as their fields take them. */
function ownRead(rows: readonly SettingRow[], body: Body): Body {
  const own = rows.filter(({ allow_del, name }) => allow_del && Object.hasOwn(body, name))
  return { ...body, ...Object.fromEntries(own.map((row) => [row.name, readOwn(row, body[row.name])])) }
}

/**
 * The posted settings that the environment fixes; throws a form failure for those with another value than the one in
 * force. Of a secret only what the form is shown counts as the same: nobody finds it out by trying.
 */
function refuseFixed({ fixed }: Reader, body: Body, language: Language): SettingName[] {
  const names = (Object.keys(fixed.variables) as SettingName[]).filter((name) => body[name] !== undefined)
  const held = names.filter((name) => !isInForce(name, fixed.values[name], body[name], language))
  const reasons = held.map((name) => [name, { key: 'config.fixed', params: { variable: fixed.variables[name]! } }])
  if (held.length > 0) throw failForm(Object.fromEntries(reasons), SETTING_LABELS)
  return names
}

function isInForce(name: SettingName, present: unknown, posted: unknown, language: Language): boolean {
  const field: SettingField = SETTING_FIELDS[name]
  if (field.secret) return (scalar(posted) ?? '') === (present === '' ? '' : SECRET_SET)
  // What SMTP_URL says need not keep to the rules of the form.
  if (isDeepStrictEqual(posted, present)) return true
  const { success, data } = fieldSchema(field, language).safeParse(posted)
  return success && isDeepStrictEqual(readValue(field, data), readValue(field, present))
}

/** What is posted back as it was does no harm. */
/** Throws beside secrets that would go to another place than they were entered for, and were not `posted` anew. */
export function refuseSecretsElsewhere(before: SettingValues, after: SettingValues, posted: ReadonlySet<string>): void {
  const again = secretsToRepeat(before, after, posted)
  if (again.length > 0)
    throw failForm(Object.fromEntries(again.map((name) => [name, { key: 'config.secretAgain' }])), SETTING_LABELS)
}

/** Throws beside what only super administrators change. */
export function refuseSuperOnly(fields: Readonly<Record<string, SettingField>>, changed: ReadonlySet<string>): void {
  const held = [...changed].filter((name) => fields[name]?.superOnly)
  if (held.length > 0)
    throw failForm(Object.fromEntries(held.map((name) => [name, { key: 'config.superOnly' }])), SETTING_LABELS)
}

function refuseStale(rows: readonly SettingRow[], names: readonly string[], version: unknown): void {
  const seen = Number(scalar(version) || NaN)
  if (Number.isNaN(seen)) return
  const groups = new Set(rows.filter((row) => names.includes(row.name)).map((row) => row.group))
  if (groups.size === 1 && versionOf(rows, [...groups][0]!) > seen) {
    throw new Failure('record.changed', { data: { changed: true } })
  }
}

/** Version of a tab: that of its setting that was saved last. */
export function versionOf(rows: readonly SettingRow[], group: string): number {
  return Math.max(0, ...rows.filter((row) => row.group === group).map((row) => row.version))
}

async function write(db: Kysely<Tables>, values: readonly (readonly [string, unknown])[]): Promise<void> {
  const { rows } = await sql<{ version: number }>`select nextval('config_version')::int as version`.execute(db)
  for (const [name, value] of values) {
    await db
      .updateTable('config')
      .set({ value: JSON.stringify(value), version: rows[0]!.version, updatetime: sql<number>`epoch_seconds()` })
      .where('name', '=', name)
      .execute()
  }
}
