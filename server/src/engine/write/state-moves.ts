import { failForm } from '@tutu/contract/core/errors'
import type { Field } from '@tutu/contract/fields/index'
import { hasOptions } from '@tutu/contract/fields/traits'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { Observer } from './observers.ts'

/**
 * Refuses moves between states that the definition does not name, whoever writes and by whatever way. Rows of a form
 * begin with the default; those that the server makes by itself may begin anywhere.
 */
export const stateMoves: Observer = ({ language }, { resource: { definition }, action, changes }) => {
  for (const { resource, before, after } of changes) {
    const { states, fields } = resource.definition
    if (!states || !after) continue
    const field = fields[states.field]!
    const [from, to] = [before?.[states.field], after[states.field]]
    const label = pickLanguage(field.label, language)
    const refuse = (key: 'state.move' | 'state.first', params: Record<string, string>) =>
      failForm({ [states.field]: { key, params: { label, ...params } } })
    if (before && from !== to && !states.moves[String(from)]?.includes(String(to)))
      throw refuse('state.move', { from: optionOf(field, from, language), to: optionOf(field, to, language) })
    const isPosted = action === 'add' && resource.definition === definition
    if (!before && isPosted && to !== field.default)
      throw refuse('state.first', { to: optionOf(field, field.default, language) })
  }
  return undefined
}

function optionOf(field: Field, value: unknown, language: Language): string {
  const option = hasOptions(field) ? field.options[String(value)] : undefined
  return option ? pickLanguage(option, language) : String(value ?? '')
}
