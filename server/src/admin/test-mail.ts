import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { SettingName, SettingValues } from '@tutu/contract/settings/index'
import { mail } from '@tutu/contract/settings/mail'
import { writeAdminLog } from '../data/admin-log.ts'
import { missingNeeds } from '../data/settings/needs.ts'
import { CONFIG_NODE } from '../data/settings/save.ts'
import { afterColon } from '../messages/outcome.ts'
import type { Targets } from '../lib/targets.ts'
import { createSmtp, SmtpFailure, smtpMessage } from '../messages/smtp.ts'
import type { Administrator } from '../policy/actors.ts'
import { enteredSettings, GIVE_UP_AFTER, type Trying } from './entered-settings.ts'

const LABELS = fieldLabels({ fields: { ...mail.fields, ...mail.tries.asks } })
const PATIENCE = { connect: GIVE_UP_AFTER, silence: GIVE_UP_AFTER }

/** Sends a mail with the posted settings. Throws in plain words why it was not sent; of a server that did not speak SMTP that tells nothing. */
export async function sendTestMail(
  { targets, ...trying }: Trying & { targets: Targets },
  body: Readonly<Record<string, unknown>>,
  actor: Administrator,
): Promise<string> {
  const { engine } = trying
  const { settings, asked } = await enteredSettings(trying, mail, body, actor)
  const testMail = String(asked.testMail)
  if (!settings.smtp_server) throw failForm({ smtp_server: { key: 'config.fillFirst' } }, LABELS)
  const missing = missingNeeds(settings, new Set<SettingName>(['smtp_server']), actor.language)
  if (missing.smtp_sender_mail) throw failForm({ smtp_sender_mail: missing.smtp_sender_mail }, LABELS)

  const title = (await engine.rules.find(`${CONFIG_NODE}/sendTestMail`))?.title ?? {
    'zh-cn': '测试邮件',
    en: 'Test mail',
  }
  const data = { smtp_server: settings.smtp_server, smtp_port: settings.smtp_port, testMail }
  await writeAdminLog(engine.database.kysely, actor, { kind: 'change', title, data })
  await deliver(settings, testMail, { targets, actor })
  return testMail
}

async function deliver(
  settings: SettingValues,
  to: string,
  { targets, actor: { language } }: { targets: Targets; actor: Administrator },
): Promise<void> {
  const name = pickLanguage(settings.site_name, language)
  const { smtp_server: server, smtp_port: port } = settings
  let isHandedOver = false
  const mail = {
    to,
    senderName: pickLanguage(settings.smtp_sender_name, language) || name,
    subject: language === 'en' ? `Test mail of ${name}` : `${name}的测试邮件`,
    text: language === 'en' ? `This mail shows that ${name} can send mail.` : `收到这封邮件，说明${name}可以发邮件了。`,
  }
  const sending = createSmtp(settings, targets, PATIENCE).send(mail, () => (isHandedOver = true))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(fail(isHandedOver ? 'smtp.handedOver' : 'smtp.unreachable', { server, port }))
    timer = setTimeout(giveUp, GIVE_UP_AFTER)
  })
  try {
    await Promise.race([sending, late])
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error
    if (error.isAmbiguous) throw fail('smtp.handedOver', { server })
    throw fail(smtpMessage(error.reason), { host: server, server, port, said: afterColon(error.said, language) })
  } finally {
    clearTimeout(timer)
    // It may still fail after nobody waits any more.
    sending.catch(() => undefined)
  }
}
