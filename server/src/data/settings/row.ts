import type { Localized } from '@tutu/contract/core/languages'
import type { Options } from '@tutu/contract/fields/select'
import type { SettingType } from '@tutu/contract/settings/own-types'
import type { ColumnType, Generated } from 'kysely'

declare module '../../postgres/database.ts' {
  interface Tables {
    config: {
      id: Generated<number>
      name: string
      group: string
      type: SettingType
      value: ColumnType<unknown, string, string>
      weigh: Generated<number>
      /** Defined by an administrator. */
      allow_del: Generated<boolean>
      /** Of an administrator's own setting only, as are tip, content and rule. */
      title: ColumnType<Localized | null, string | null, string | null>
      tip: ColumnType<Localized | null, string | null, string | null>
      content: ColumnType<Options | null, string | null, string | null>
      rule: Generated<string>
      version: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/** A row of the table, its value as it is stored: a secret's is sealed. */
export type SettingRow = {
  id: number
  name: string
  group: string
  type: SettingType
  value: unknown
  weigh: number
  allow_del: boolean
  title: Localized | null
  tip: Localized | null
  content: Options | null
  rule: string
  version: number
}
