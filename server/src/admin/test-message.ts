import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm } from '@tutu/contract/core/errors'
import { sms } from '@tutu/contract/settings/sms'
import { writeAdminLog } from '../data/admin-log.ts'
import { maskTarget } from '../lib/mask-target.ts'
import { examplesOf } from '../messages/events.ts'
import { readTemplate } from '../messages/parcel.ts'
import { approvedOf, findService } from '../messages/service.ts'
import type { Administrator } from '../policy/actors.ts'
import { enteredSettings, GIVE_UP_AFTER, type Trying } from './entered-settings.ts'

const LABELS = fieldLabels({ fields: { ...sms.fields, ...sms.tries.asks } })

/** Sends one of the messages, of examples, with the posted settings. Throws why it was not sent; answers the number. */
export async function sendTestMessage(
  trying: Trying,
  body: Readonly<Record<string, unknown>>,
  actor: Administrator,
): Promise<string> {
  const { kysely } = trying.engine.database
  const { settings, asked } = await enteredSettings(trying, sms, body, actor)
  const [target, event] = [String(asked.testMobile), String(asked.testMessage)]
  // A provider's call goes to its own host, whatever the settings say.
  const service = await findService('sms', settings, [])
  if (!service) throw failForm({ sms_driver: { key: 'config.chooseDriver' } }, LABELS)
  if (!approvedOf(settings, event)) throw failForm({ testMessage: { key: 'message.noProviderTemplate' } }, LABELS)
  const template = await readTemplate(kysely, 'sms', event)
  if (!template) throw fail('record.notFound')

  const data = { sms_driver: settings.sms_driver, testMobile: maskTarget(target), testMessage: event }
  await writeAdminLog(kysely, actor, { kind: 'change', title: sms.tries.title, data })
  const { language } = actor
  const parcel = { id: 0, key: '', event, target, language, template, values: examplesOf('sms', event) }
  const outcome = await service.send(parcel, { patience: GIVE_UP_AFTER })
  if (outcome.state === 'sent') return target
  const { reason } = outcome
  throw typeof reason === 'string' ? fail('config.messageRefused', { said: reason }) : fail(reason.key, reason.params)
}
