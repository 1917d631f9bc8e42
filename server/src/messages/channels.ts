import type { Settings } from '../data/config.ts'
import { contactsOf } from './code-call.ts'
import type { Channel } from './events.ts'

/** By what messages go out; short ones by a template of their own. What nothing sends would only fill the outbox, week by week. */
export function channelsOf(
  settings: Settings,
  template: 'sms_template_meeting_reminder' | 'sms_template_guardian_feedback',
): Channel[] {
  const contacts = contactsOf(settings)
  return [
    ...(contacts.includes('email') ? (['mail'] as const) : []),
    ...(contacts.includes('mobile') && settings[template] ? (['sms'] as const) : []),
  ]
}
