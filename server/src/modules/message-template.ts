import { failForm } from '@tutu/contract/errors'
import type { Localized } from '@tutu/contract/languages'
import { type Channel, placeholdersOf } from '../messages/events.ts'
import { placeholdersIn } from '../messages/placeholders.ts'
import type { ResourceHooks } from '../resource/hooks.ts'

const shown = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ')

/** Texts say what their event can fill in, and nothing else; which event and channel is not theirs to choose. */
export const messageTemplate: ResourceHooks = {
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
}
