import type { Localized } from '../languages.ts'
import type { SettingType } from './own-types.ts'
import type { SettingField } from './setting.ts'

/** A row of `/admin/routine.config/index` (wire 1.8), and what the settings screen needs besides. */
export type SettingAnswer = {
  id: number
  name: string
  group: string
  title: string
  tip: string
  /** As the wire names it, whatever kind of field it is. */
  type: SettingType
  /** Decoded; a localized one in the caller's language; of a secret `SECRET_SET` or ''. */
  value: unknown
  value_i18n?: Localized
  /** Value → label of a choice. */
  content: Record<string, string> | null
  rule: string
  extend: string
  weigh: number
  /** 1: defined by an administrator. */
  allow_del: 0 | 1
  version: number
  field: SettingField
  /** The environment variable that fixes it; '': none. */
  setBy: string
  /** A secret is stored, but was encrypted with another key: it counts as not set. */
  isUnreadable: boolean
}

export type SettingsTab = {
  name: string
  title: string
  hint: string
  /** Headings, by the key that fields name in `form.group`. */
  groups?: Readonly<Record<string, Localized>>
  /** Goes with a save: refused when somebody saved the tab meanwhile. */
  version: number
  list: SettingAnswer[]
}

export type SettingsAnswer = {
  list: Record<string, SettingsTab>
  remark: string
  /** Tab → title. */
  configGroup: Record<string, string>
  /** Screens beside this one in the menu: title and path. */
  quickEntrance: { key: string; value: string }[]
}
