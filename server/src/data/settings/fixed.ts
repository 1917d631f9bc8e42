import { translate } from '@tutu/contract/core/errors'
import { issueReason } from '@tutu/contract/fields/field'
import { hasOptions, traitsOf } from '@tutu/contract/fields/traits'
import { fieldSchema } from '@tutu/contract/definition/input'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { SETTING_FIELDS, SETTINGS_GROUPS, type SettingName, type SettingValues } from '@tutu/contract/settings/index'

/** Settings the environment fixes: nobody changes them on the screen, which names the variable instead. */
export type FixedSettings = {
  values: Partial<SettingValues>
  /** Setting → variable. */
  variables: Partial<Record<SettingName, string>>
}
export const NOTHING_FIXED: FixedSettings = { values: {}, variables: {} }

type Source = Readonly<Record<string, string | undefined>>

/** Variable → setting. Those of the stores and of SMS are called like their setting, in capitals. */
const VARIABLES: Readonly<Record<string, SettingName>> = {
  STORAGE: 'upload_mode',
  SMTP_SENDER_MAIL: 'smtp_sender_mail',
  CDN_URL: 'cdn_url',
  ...Object.fromEntries(
    [...Object.keys(SETTINGS_GROUPS.storage.fields), ...Object.keys(SETTINGS_GROUPS.sms.fields)].map((name) => [
      name.toUpperCase(),
      name as SettingName,
    ]),
  ),
}

/** `CDN_URL=none`: the way back from an address that makes the back office blank. */
const NO_CDN = 'none'

/** What the environment fixes, and what is wrong with it, each problem beginning with its variable. */
export function readFixed(source: Source): { fixed: FixedSettings; problems: string[] } {
  const values: Record<string, unknown> = {}
  const variables: Record<string, string> = {}
  const problems: string[] = []
  for (const [variable, name] of Object.entries(VARIABLES)) {
    const text = source[variable]
    if (!text) continue
    if (variable === 'CDN_URL' && text === NO_CDN) {
      values[name] = ''
      variables[name] = variable
      continue
    }
    const field = SETTING_FIELDS[name]
    const { success, data, error } = fieldSchema(field, DEFAULT_LANGUAGE).safeParse(text)
    if (success) {
      values[name] = data
      variables[name] = variable
    } else if (hasOptions(field) && !traitsOf(field).list) {
      problems.push(`${variable} must be one of ${Object.keys(field.options).join(', ')}`)
    } else {
      const { key, params } = issueReason(error.issues[0]!)
      problems.push(`${variable} must be usable (${translate(key, 'en', params)})`)
    }
  }
  const smtp = source.SMTP_URL ? readSmtpUrl(source.SMTP_URL) : undefined
  if (source.SMTP_URL && !smtp) {
    problems.push('SMTP_URL must be smtp://user:password@host:port, smtps:// for SSL, ?tls=none for no encryption')
  }
  for (const [name, value] of Object.entries(smtp ?? {})) {
    values[name] = value
    variables[name] = 'SMTP_URL'
  }
  return { fixed: { values, variables }, problems }
}

type Smtp = Pick<SettingValues, 'smtp_server' | 'smtp_port' | 'smtp_user' | 'smtp_pass' | 'smtp_verification'>

/** `smtps:` is SSL, `smtp:` STARTTLS unless `?tls=none`. User and password are percent-encoded. */
function readSmtpUrl(text: string): Smtp | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, searchParams } = new URL(text)
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || !hostname) return undefined
  const isSsl = protocol === 'smtps:'
  try {
    return {
      smtp_server: hostname.replace(/^\[|\]$/g, ''),
      smtp_port: port ? Number(port) : isSsl ? 465 : 587,
      smtp_user: decodeURIComponent(username),
      smtp_pass: decodeURIComponent(password),
      smtp_verification: isSsl ? 'SSL' : searchParams.get('tls') === 'none' ? 'none' : 'TLS',
    }
  } catch {
    return undefined
  }
}
