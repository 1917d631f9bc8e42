import type { MessageKey, MessageParams } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import {
  GROUP_NAMES,
  type GroupName,
  SETTING_FIELDS,
  SETTINGS_GROUPS,
  type SettingName,
  type SettingValues,
} from '@tutu/contract/settings/index'

type Reasons = Record<string, { key: MessageKey; params?: MessageParams }>

/** A choice that works only with other settings filled in. */
type Need = { chosen: SettingName; value: string; needs: readonly SettingName[] }
const NEEDS: readonly Need[] = [
  { chosen: 'upload_mode', value: 'oss', needs: ['oss_region', 'oss_bucket', 'oss_access_key', 'oss_secret'] },
  { chosen: 'upload_mode', value: 's3', needs: ['s3_endpoint', 's3_bucket', 's3_access_key', 's3_secret'] },
  { chosen: 'sms_driver', value: 'aliyun', needs: ['sms_sign_name', 'sms_aliyun_key', 'sms_aliyun_secret'] },
  {
    chosen: 'sms_driver',
    value: 'tencent',
    needs: ['sms_sign_name', 'sms_tencent_app_id', 'sms_tencent_secret_id', 'sms_tencent_secret_key'],
  },
]

/** Which of the settings that a choice needs are empty. */
export const lacking = (values: SettingValues, chosen: SettingName, value: string): readonly SettingName[] =>
  NEEDS.filter((need) => need.chosen === chosen && need.value === value).flatMap(({ needs }) =>
    needs.filter((name) => values[name] === ''),
  )

/** What settings lack that were chosen together with `changed`: told beside a field of the tab that was saved. */
export function missingNeeds(values: SettingValues, changed: ReadonlySet<string>, language: Language): Reasons {
  const reasons: Reasons = {}
  const labelOf = (name: SettingName): string => pickLanguage(SETTING_FIELDS[name].label, language)
  for (const { chosen, value, needs } of NEEDS) {
    if (values[chosen] !== value) continue
    const missing = lacking(values, chosen, value)
    if (missing.length === 0 || ![chosen, ...needs].some((name) => changed.has(name))) continue
    const elsewhere = missing.filter((name) => groupOf(name) !== groupOf(chosen))
    if (elsewhere.length === 0) {
      for (const name of missing) reasons[name] = { key: 'rule.required', params: { label: labelOf(name) } }
    } else if (changed.has(chosen)) {
      const group = pickLanguage(SETTINGS_GROUPS[groupOf(elsewhere[0]!)].title, language)
      const names = elsewhere.map(labelOf).join(language === 'en' ? ', ' : '、')
      reasons[chosen] = { key: 'config.needs', params: { group, names } }
    } else {
      for (const name of missing) reasons[name] = { key: 'config.neededBy', params: { name: labelOf(chosen) } }
    }
  }
  const { smtp_server, smtp_user, smtp_sender_mail } = values
  const hasSender = smtp_sender_mail !== '' || smtp_user.includes('@')
  const isMailChanged = ['smtp_server', 'smtp_user', 'smtp_sender_mail'].some((name) => changed.has(name))
  if (smtp_server && !hasSender && isMailChanged) reasons.smtp_sender_mail = { key: 'config.noSender' }
  return reasons
}

function groupOf(name: SettingName): GroupName {
  return GROUP_NAMES.find((group) => Object.hasOwn(SETTINGS_GROUPS[group].fields, name))!
}

/** Secrets that would go to another place than they were entered for: they are asked for again. */
export function secretsToRepeat(
  before: SettingValues,
  after: SettingValues,
  posted: ReadonlySet<string>,
): readonly SettingName[] {
  return (Object.keys(SETTING_FIELDS) as SettingName[]).filter((name) => {
    const { sentTo = [] } = SETTING_FIELDS[name]
    if (posted.has(name) || before[name] === '') return false
    return sentTo.some((place) => before[place as SettingName] !== after[place as SettingName])
  })
}
