import type { TemplatePreview } from '@tutu/contract/api/message-template'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, type Localized, toLanguage } from '@tutu/contract/core/languages'
import { adminProfile } from '../data/admins.ts'
import type { Config } from '../data/config.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { maskTarget } from '../lib/mask-target.ts'
import { type Channel, examplesOf, placeholdersOf } from '../messages/events.ts'
import { type Outbox, siteNamesOf } from '../messages/outbox.ts'
import { placeholdersIn } from '../messages/placeholders.ts'
import { renderMail, renderText } from '../messages/render.ts'
import { administratorOrSystem } from '../policy/actors.ts'
import type { ResourceHooks } from '../engine/hooks.ts'

type Deps = { outbox: () => Pick<Outbox, 'open'>; config: Pick<Config, 'siteConfig'> }
type Template = { channel: Channel; code: string; subject: Localized; body: Localized }

const shown = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ')

/** Texts say what their event can fill in, and nothing else; which event and channel is not theirs to choose. */
export function messageTemplateHooks({ outbox, config }: Deps): ResourceHooks {
  const take = tokenBucket({ burst: 5, perSecond: 1 / 30 })
  return {
    async beforeSave(_, { before, values }) {
      for (const name of ['channel', 'code']) {
        if (before && values[name] !== undefined && values[name] !== before[name]) {
          throw failForm({ [name]: { key: 'template.fixed' } })
        }
      }
      const { channel, code } = { ...before, ...values } as { channel: Channel; code: string }
      const placeholders = placeholdersOf(channel, code)
      const known = Object.keys(placeholders)
      for (const field of ['subject', 'body']) {
        for (const text of Object.values((values[field] ?? {}) as Partial<Localized>)) {
          const used = placeholdersIn(text)
          const unknown = used.filter((name) => !known.includes(name))
          if (unknown.length > 0) {
            const params = { name: shown(unknown), known: shown(known) }
            throw failForm({ [field]: { key: 'template.unknown', params } })
          }
          const missing = known.filter((name) => placeholders[name]?.required && !used.includes(name))
          if (field === 'body' && missing.length > 0) {
            throw failForm({ body: { key: 'template.missing', params: { name: shown(missing) } } })
          }
        }
      }
    },

    commands: {
      preview: {
        async prepare() {
          const siteNames = await siteNamesOf(config)
          return async ({ language }, { rows: [row] }) => ({
            data: await previewOf(row as Template, siteNames, language),
          })
        },
      },

      test: {
        async prepare() {
          const { queue } = await outbox().open()
          return async (session, { rows: [row], input }) => {
            const { channel, code } = row as Template
            const caller = administratorOrSystem(session.actor)
            if (!caller) throw fail('auth.forbidden')
            const profile = await adminProfile(session.transaction, caller.id)
            const target = channel === 'mail' ? profile.email : profile.mobile
            if (!target) throw fail(channel === 'mail' ? 'message.noOwnMail' : 'message.noOwnMobile')
            take({ clientIp: caller.ip })
            const values = examplesOf(channel, code)
            await queue(session, {
              channel,
              event: code,
              target,
              language: toLanguage(input.language),
              values,
              isTest: true,
            })
            return {
              message: { key: 'message.testQueued', params: { target } },
              logged: { channel, code, target: maskTarget(target) },
            }
          }
        },
      },
    },
  }
}

/** A template with example values, in both languages, and what it may contain. */
async function previewOf(template: Template, siteNames: Localized, language: Language): Promise<TemplatePreview> {
  const { channel, code } = template
  const texts = async (one: Language) => {
    const values = { ...examplesOf(channel, code), site_name: siteNames[one] }
    return channel === 'mail'
      ? renderMail(template, values, one)
      : { subject: '', text: renderText(template, values, one), html: '' }
  }
  const placeholders = Object.entries(placeholdersOf(channel, code)).map(([name, { label, required }]) => ({
    name,
    label: label[language],
    required: required ?? false,
  }))
  return { channel, texts: { 'zh-cn': await texts('zh-cn'), en: await texts('en') }, placeholders }
}
