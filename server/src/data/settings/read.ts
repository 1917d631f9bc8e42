import { SETTING_FIELDS, SETTING_NAMES, type SettingValues } from '@tutu/contract/settings/index'
import type { SettingField } from '@tutu/contract/settings/setting'
import type { Kysely } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { FixedSettings } from './fixed.ts'
import { ownField } from './own-settings.ts'
import type { SettingRow } from './row.ts'
import type { SecretBox } from './secret-box.ts'
import { emptyValue, readValue } from './values.ts'

export const ROW_COLUMNS = [
  'id',
  'name',
  'group',
  'type',
  'value',
  'weigh',
  'allow_del',
  'title',
  'tip',
  'content',
  'rule',
  'version',
] as const

export type Reading = {
  values: SettingValues
  /** Settings administrators defined themselves. */
  own: Record<string, unknown>
  /** Secrets that were sealed with a key that is not here: they count as not set. */
  unreadable: string[]
  /** Settings whose stored value breaks their rule: their default counts. */
  unusable: string[]
}

/** How stored settings become values. */
export type Reader = { secrets: SecretBox; fixed: FixedSettings }

export async function readRows(db: Kysely<Tables>): Promise<SettingRow[]> {
  return db.selectFrom('config').select(ROW_COLUMNS).orderBy('weigh', 'desc').orderBy('id').execute()
}

/** The environment's word comes before the database's. */
export function readSettings(rows: readonly SettingRow[], { secrets, fixed }: Reader): Reading {
  const reading = { unreadable: [] as string[], unusable: [] as string[] }
  const valueOf = (field: SettingField, { name, value }: SettingRow): unknown => {
    const stored = field.secret && value ? secrets.open(name, value) : value
    if (stored === undefined) reading.unreadable.push(name)
    const read = readValue(field, stored)
    if (read !== undefined) return read
    reading.unusable.push(name)
    return emptyValue(field)
  }
  const byName = new Map(rows.map((row) => [row.name, row]))
  const values = SETTING_NAMES.map((name) => {
    const field = SETTING_FIELDS[name]
    const row = byName.get(name)
    return [name, row ? valueOf(field, row) : emptyValue(field)]
  })
  const own = rows.filter((row) => row.allow_del).map((row) => [row.name, valueOf(ownField(row), row)])
  return {
    ...reading,
    values: { ...(Object.fromEntries(values) as SettingValues), ...fixed.values },
    own: Object.fromEntries(own),
  }
}
