import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import { type SettingName, type SettingValues } from '@tutu/contract/settings/index'
import { mail } from '@tutu/contract/settings/mail'
import { OWN_SETTING } from '@tutu/contract/settings/own-setting'
import { SECRET_SET } from '@tutu/contract/settings/setting'
import { writeAdminLog } from '../data/admin-log.ts'
import { missingNeeds } from '../data/settings/needs.ts'
import { type Reader, readRows, readSettings } from '../data/settings/read.ts'
import { CONFIG_NODE } from '../data/settings/save.ts'
import { afterColon } from '../messages/outcome.ts'
import type { Targets } from '../lib/targets.ts'
import { createSmtp, SmtpFailure, smtpMessage } from '../messages/smtp.ts'
import type { Administrator } from '../policy/actors.ts'
import type { Engine } from '../engine/engine.ts'
import { validate } from '../engine/write/validate.ts'

const { smtp_server, smtp_port, smtp_user, smtp_pass, smtp_verification, smtp_sender_mail } = mail.fields
const FORM = {
  ...OWN_SETTING,
  fields: {
    smtp_server,
    smtp_port,
    smtp_user,
    smtp_pass,
    smtp_verification,
    smtp_sender_mail,
    testMail: {
      kind: 'text',
      label: { 'zh-cn': '收件邮箱', en: 'Recipient' },
      required: true,
      max: 100,
      format: 'email',
    },
  },
} as const
const LABELS = fieldLabels(FORM)
/** ms, in all; whoever waits gives up after ten seconds (spec 7). */
const GIVE_UP_AFTER = 8500
const PATIENCE = { connect: GIVE_UP_AFTER, silence: GIVE_UP_AFTER }

/**
 * Sends a mail with the posted settings, saved or not; what is absent is taken from the saved ones, and so is an empty
 * password, unless the server is another than it was entered for. Throws in plain words why it was not sent; of a server
 * that did not speak SMTP that tells nothing.
 */
export async function sendTestMail(
  { engine, reader, targets }: { engine: Engine; reader: Reader; targets: Targets },
  body: Readonly<Record<string, unknown>>,
  actor: Administrator,
): Promise<string> {
  const { values: saved } = readSettings(await readRows(engine.database.kysely), reader)
  const keepsPassword = !body.smtp_pass || body.smtp_pass === SECRET_SET
  const given = Object.entries(body).filter(
    ([name]) => !Object.hasOwn(reader.fixed.variables, name) && !(name === 'smtp_pass' && keepsPassword),
  )
  const { testMail, ...posted } = validate(FORM, Object.fromEntries(given), undefined, actor.language) as {
    testMail: string
  }
  const isGiven = (name: string): boolean => given.some(([one]) => one === name)
  const named = Object.entries(posted).filter(([name]) => isGiven(name))
  const settings: SettingValues = { ...saved, ...Object.fromEntries(named.map(([name, value]) => [name, value ?? ''])) }
  if (!settings.smtp_server) throw failForm({ smtp_server: { key: 'config.fillFirst' } }, LABELS)
  const isElsewhere = smtp_pass.sentTo.some((name) => settings[name] !== saved[name])
  if (keepsPassword && isElsewhere && saved.smtp_pass)
    throw failForm({ smtp_pass: { key: 'config.secretAgain' } }, LABELS)
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
