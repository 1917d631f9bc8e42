import { fail } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { ResourceHooks } from '../engine/hooks.ts'

/** Rules of the member centre: those of its own pages are renamed, ordered and closed, and stay what they are. */
export const memberRule: ResourceHooks = {
  async beforeSave({ language }, { before, values }) {
    if (!before?.built_in) return
    const kept = ['name', 'path', 'type', 'menu_type'].find((name) => name in values && values[name] !== before[name])
    if (kept)
      throw fail('memberRule.builtIn', { name: pickLanguage(before.title as Record<Language, string>, language) })
  },
  async beforeRemove({ language }, rows) {
    const builtIn = rows.find(({ built_in }) => built_in)
    if (builtIn) throw fail('menu.builtIn', { name: pickLanguage(builtIn.title as Record<Language, string>, language) })
  },
}
