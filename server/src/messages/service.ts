import type { SettingValues } from '@tutu/contract/settings/index'
import type { Targets } from '../lib/targets.ts'
import { type Channel, placeholdersOf } from './events.ts'
import type { Outcome } from './outcome.ts'
import type { Parcel } from './parcel.ts'

/** Something outside that sends. */
export type Service = {
  name: 'smtp' | 'aliyun' | 'tencent'
  send(parcel: Parcel, options?: { patience?: number }): Promise<Outcome>
}

/** What services need to know of the settings. */
export type ServiceSettings = Pick<SettingValues, Extract<keyof SettingValues, `smtp_${string}` | `sms_${string}`>>

/**
 * Whether messages of an event go out by a channel as it is set now; else they stay in the outbox. Mail needs a server and a sender, a short
 * message a provider and a text that it has approved.
 */
export function sendsBy(channel: Channel, event: string, settings: ServiceSettings): boolean {
  if (channel === 'mail') return settings.smtp_server !== '' && settings.smtp_sender_mail !== ''
  return settings.sms_driver !== 'outbox' && approvedOf(settings, event) !== ''
}

/** The event's own approved text of short messages; of those that tell a code, else the one for every purpose. */
export function approvedOf(settings: ServiceSettings, event: string): string {
  const own = `sms_template_${event}`
  const value = Object.hasOwn(settings, own) ? settings[own as keyof ServiceSettings] : ''
  return String(value || ('code' in placeholdersOf('sms', event) && settings.sms_template_default) || '')
}

/**
 * The service of a channel as it is set now; undefined where messages stay in the outbox. Loaded when first needed.
 * `mailTargets`: where the mail server may be; providers of short messages have addresses of their own.
 */
export async function findService(
  channel: Channel,
  settings: ServiceSettings,
  mailTargets: Targets,
): Promise<Service | undefined> {
  if (channel === 'mail') {
    return settings.smtp_server ? (await import('./mail-service.ts')).mailService(settings, mailTargets) : undefined
  }
  if (settings.sms_driver === 'outbox') return undefined
  return (await import('./sms/sms-service.ts')).smsService(settings.sms_driver, settings)
}
