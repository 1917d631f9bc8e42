import { type Outcome, type Reason, reasonOf } from './outcome.ts'
import { renderMail } from './render.ts'
import type { Parcel } from './parcel.ts'
import type { Service, ServiceSettings } from './service.ts'
import type { Targets } from '../lib/targets.ts'
import { createSmtp, senderOf, type Smtp, SmtpFailure, smtpMessage } from './smtp.ts'

/** ms; one after the other, an SMTP server's answers may take longer than each of them is given. */
const DEADLINE = 60_000

/** Mail by the SMTP server of the settings; `targets`: where that may be. */
export function mailService(
  settings: ServiceSettings,
  targets: Targets,
  { smtp = createSmtp(settings, targets), deadline = DEADLINE }: { smtp?: Smtp; deadline?: number } = {},
): Service {
  return {
    name: 'smtp',
    async send({ target, language, template, values, key }: Parcel) {
      const sender = senderOf(settings)
      if (!sender) return { state: 'failed', reason: { key: 'message.noSender' } }
      const mail = await renderMail(template, values, language)
      const messageId = `<${key}@${sender.split('@')[1]}>`
      const senderName = settings.smtp_sender_name[language] || values.site_name || ''
      const sending = smtp.send({ to: target, senderName, messageId, headers: headersOf(values), ...mail }).then(
        ({ response }): Outcome => ({ state: 'sent', reference: response || messageId }),
        (error: unknown) => judgeSmtp(error, settings),
      )
      return within(deadline, sending)
    },
  }
}

/** Mail programs show a button that posts to it (RFC 8058). */
function headersOf({ unsubscribe_url: url }: Parcel['values']): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

/**
 * What a failure means. Whom and what the server refuses for good stays refused; the rest (nobody there, busy, wrong
 * password, sender not allowed) passes or is mended in the settings.
 */
export function judgeSmtp(
  error: unknown,
  { smtp_server: server, smtp_port: port }: Pick<ServiceSettings, 'smtp_server' | 'smtp_port'>,
): Outcome {
  if (!(error instanceof SmtpFailure)) return { state: 'failed', reason: reasonOf(error) }
  if (error.isAmbiguous) return { state: 'unknown', reason: { key: 'message.noAnswer' } }
  const isForGood = error.isPermanent && (error.reason === 'recipient' || error.reason === 'message')
  const params = { host: server, server, port: String(port), said: error.said }
  const reason: Reason = { key: smtpMessage(error.reason), params }
  return { state: isForGood ? 'dead' : 'failed', reason }
}

async function within(deadline: number, sending: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unknown', reason: { key: 'message.noAnswer' } }), deadline)
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
