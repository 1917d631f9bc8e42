import { SETTING_NAMES } from '@tutu/contract/settings/index'
import { expect, test } from 'vitest'
import { EVENTS, placeholdersOf } from './events.ts'
import { sendsBy, type ServiceSettings } from './service.ts'

test('each short message without a code has a setting for its approved text, without which it is never sent', () => {
  const events = Object.keys(EVENTS.sms).filter((event) => !('code' in placeholdersOf('sms', event)))
  expect(events.filter((event) => !(SETTING_NAMES as string[]).includes(`sms_template_${event}`))).toEqual([])
  const sms = { sms_driver: 'aliyun', sms_template_default: 'SMS_1', sms_template_trial_changed: 'SMS_2' }
  const sends = (event: string) => sendsBy('sms', event, sms as ServiceSettings)
  expect(['user_register', 'trial_changed', 'trial_reminder'].map(sends)).toEqual([true, true, false])
})

test('mail goes out by a server, with a sender', () => {
  const sends = (settings: object) => sendsBy('mail', 'trial_asked', settings as ServiceSettings)
  expect(sends({ smtp_server: 'mail.example.com', smtp_sender_mail: 'a@example.com' })).toBe(true)
  expect(sends({ smtp_server: 'mail.example.com', smtp_sender_mail: '' })).toBe(false)
  expect(sends({ smtp_server: '', smtp_sender_mail: 'a@example.com' })).toBe(false)
})
