import { fail } from '@tutu/contract/errors'
import { LANGUAGES, toLanguage } from '@tutu/contract/languages'
import type { TemplatePreview } from '@tutu/contract/api/message-template'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminProfile } from '../data/admins.ts'
import type { Config } from '../data/config.ts'
import { tokenBucket } from '../http/token-bucket.ts'
import { maskTarget } from '../lib/mask-target.ts'
import { placeholdersOf } from '../messages/events.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Values } from '../messages/placeholders.ts'
import { renderMail, renderText } from '../messages/render.ts'
import { administratorOf } from '../policy/callers.ts'
import { calledTitle } from '../resource/change-log.ts'
import type { Engine } from '../resource/engine.ts'
import { readId } from '../resource/scalar.ts'

const TESTED = { 'zh-cn': '消息模板-发送测试', en: 'Templates - Send a test' } as const

type Deps = { engine: Engine; config: Config; outbox: Outbox }

/** `/admin/messageTemplate/{preview,test}`: a template with example values, to be looked at or sent to oneself. */
export async function messageTemplateRoutes(app: FastifyInstance, { engine, config, outbox }: Deps): Promise<void> {
  const { database, mutations } = engine
  const base = '/admin/messageTemplate'

  const find = async (request: FastifyRequest) => {
    const id = readId((request.body as { id?: unknown } | undefined)?.id)
    const template = await database.kysely
      .selectFrom('message_template')
      .where('id', '=', id)
      .select(['channel', 'code', 'subject', 'body'])
      .executeTakeFirst()
    if (!template) throw fail('record.notFound')
    const placeholders = placeholdersOf(template.channel, template.code)
    const values = Object.fromEntries(Object.entries(placeholders).map(([name, { example }]) => [name, example]))
    return { template, placeholders, values: values as Values }
  }

  const preview = { config: { access: { kind: 'admin', node: 'messageTemplate/preview' } } } as const
  app.post(`${base}/preview`, preview, async (request, reply) => {
    const { template, placeholders, values } = await find(request)
    const languages = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { siteName } = await config.siteConfig(language)
        const whole = { ...values, site_name: siteName }
        const texts =
          template.channel === 'mail'
            ? await renderMail(template, whole, language)
            : { subject: '', text: renderText(template, whole, language), html: '' }
        return [language, texts] as const
      }),
    )
    const answer: TemplatePreview = {
      channel: template.channel,
      texts: Object.fromEntries(languages) as TemplatePreview['texts'],
      placeholders: Object.entries(placeholders).map(([name, { label, required }]) => ({
        name,
        label: label[request.language],
        required: required ?? false,
      })),
    }
    return reply.ok(answer)
  })

  const take = tokenBucket({ burst: 5, perSecond: 1 / 30 })
  const test = { config: { access: { kind: 'admin', node: 'messageTemplate/test' } } } as const
  app.post(`${base}/test`, test, async (request, reply) => {
    const { template, values } = await find(request)
    const actor = administratorOf(request)
    const profile = await adminProfile(database.kysely, actor.id)
    const target = template.channel === 'mail' ? profile.email : profile.mobile
    if (!target) throw fail(template.channel === 'mail' ? 'message.noOwnMail' : 'message.noOwnMobile')
    take(request)
    const language = toLanguage((request.body as { language?: unknown }).language)
    const { queue } = await outbox.open()
    await mutations.run(actor, async (tx) => {
      await queue(tx, { channel: template.channel, event: template.code, target, language, values, isTest: true })
      const data = { channel: template.channel, code: template.code, target: maskTarget(target) }
      tx.log({ kind: 'change', title: calledTitle(tx) ?? TESTED, data })
    })
    return reply.ok(null, 'message.testQueued', { target })
  })
}
