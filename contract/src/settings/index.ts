import { basics } from './basics.ts'
import { footer } from './footer.ts'
import { login } from './login.ts'
import { mail } from './mail.ts'
import type { SettingField, SettingsGroup, SettingValue } from './setting.ts'
import { payment } from './payment.ts'
import { shop } from './shop.ts'
import { searchEngines } from './search-engines.ts'
import { sms } from './sms.ts'
import { storage } from './storage.ts'
import { upload } from './upload.ts'

/** Every built-in setting, by tab, in the order of the settings screen. */
export const SETTINGS_GROUPS = {
  basics,
  login,
  shop,
  payment,
  upload,
  storage,
  mail,
  sms,
  footer,
  searchEngines,
} as const satisfies Record<string, SettingsGroup>
export type GroupName = keyof typeof SETTINGS_GROUPS
export const GROUP_NAMES = Object.keys(SETTINGS_GROUPS) as GroupName[]

type FieldsOf<G extends GroupName> = (typeof SETTINGS_GROUPS)[G]['fields']
type AllFields = FieldsOf<'basics'> &
  FieldsOf<'login'> &
  FieldsOf<'shop'> &
  FieldsOf<'payment'> &
  FieldsOf<'upload'> &
  FieldsOf<'storage'> &
  FieldsOf<'mail'> &
  FieldsOf<'sms'> &
  FieldsOf<'footer'> &
  FieldsOf<'searchEngines'>

export type SettingName = keyof AllFields
/** Built-in settings by name, as the server reads them. */
export type SettingValues = { [K in SettingName]: SettingValue<AllFields[K]> }

/** Every built-in setting's field, by name. */
export const SETTING_FIELDS: Readonly<Record<SettingName, SettingField>> = {
  ...basics.fields,
  ...login.fields,
  ...shop.fields,
  ...payment.fields,
  ...upload.fields,
  ...storage.fields,
  ...mail.fields,
  ...sms.fields,
  ...footer.fields,
  ...searchEngines.fields,
}
export const SETTING_NAMES = Object.keys(SETTING_FIELDS) as SettingName[]
