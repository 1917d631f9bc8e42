import { GROUP_NAMES, SETTING_FIELDS, SETTING_NAMES, SETTINGS_GROUPS } from '@tutu/contract/settings/index'
import { settingType } from '@tutu/contract/settings/own-types'
import { sql } from 'kysely'
import type { Database } from '../../postgres/database.ts'
import { readRows } from './read.ts'
import type { SecretBox } from './secret-box.ts'
import { emptyValue } from './values.ts'

/**
 * Inserts the settings seen for the first time; what is there keeps its value. Any number of processes may do so.
 * Secrets sealed with an earlier key that is still given are sealed anew with the present one.
 */
export async function syncConfig(database: Database, secrets?: SecretBox): Promise<void> {
  const rows = GROUP_NAMES.flatMap((group) =>
    Object.keys(SETTINGS_GROUPS[group].fields).map((name) => ({ group: group as string, name })),
  ).map(({ group, name }, index) => {
    const field = SETTING_FIELDS[name as keyof typeof SETTING_FIELDS]
    const value = JSON.stringify(emptyValue(field))
    return { name, group, type: settingType(field), value, weigh: SETTING_NAMES.length - index }
  })
  await database.kysely
    .insertInto('config')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('name')
        // A setting may move to another tab, and one that an administrator had may become a built-in one.
        .doUpdateSet(({ ref }) => ({
          group: ref('excluded.group'),
          type: ref('excluded.type'),
          weigh: ref('excluded.weigh'),
          allow_del: false,
        }))
        .where(
          sql<boolean>`(config."group", config.type, config.weigh, config.allow_del) is distinct from (excluded."group", excluded.type, excluded.weigh, false)`,
        ),
    )
    .execute()
  if (secrets) await sealAnew(database, secrets)
}

async function sealAnew({ kysely }: Database, secrets: SecretBox): Promise<void> {
  for (const row of await readRows(kysely)) {
    const isSecret = row.type === 'password'
    if (!isSecret || typeof row.value !== 'string' || !row.value || secrets.isCurrent(row.value)) continue
    const text = secrets.open(row.name, row.value)
    if (text === undefined) continue
    await kysely
      .updateTable('config')
      .set({ value: JSON.stringify(secrets.seal(row.name, text)) })
      .where('id', '=', row.id)
      // Somebody may have saved another one meanwhile.
      .where(sql<boolean>`value = ${JSON.stringify(row.value)}::jsonb`)
      .execute()
  }
}
