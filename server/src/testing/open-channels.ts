import { expect } from 'vitest'
import { EVENTS, placeholdersOf } from '../messages/events.ts'
import type { TestApp } from './app.ts'

const MAIL = { smtp_server: 'mail.example.com', smtp_sender_mail: 'tutu@example.com' }
const SMS = {
  sms_driver: 'aliyun',
  sms_sign_name: 'Tutu',
  sms_aliyun_key: 'key',
  sms_aliyun_secret: 'secret',
  ...Object.fromEntries(
    Object.keys(EVENTS.sms).flatMap((event) =>
      'code' in placeholdersOf('sms', event) ? [] : [[`sms_template_${event}`, 'SMS_1']],
    ),
  ),
}

/** Mails, and where `sms` says so short messages, go out as far as the site knows: what tells of something is queued. `sms` needs a `SECRET_KEY`. */
export async function openChannels(server: Pick<TestApp, 'call'>, { sms = false } = {}): Promise<void> {
  const answer = await server.call('POST', '/admin/routine.config/edit', { ...MAIL, ...(sms && SMS) })
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 1 })
}
