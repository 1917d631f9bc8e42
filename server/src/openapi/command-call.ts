import { type Command, commandInput, type Definition } from '@tutu/contract/definition/define-resource'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { JsonSchema } from '../engine/fields/columns.ts'
import { formSchema, ID, IDS, object } from './schemas.ts'

/** What a command takes, for whoever may call it. */
export function commandCall(definition: Definition, name: string, { label, bulk }: Command, language: Language) {
  const input = commandInput(definition, name)
  const { properties, required } = formSchema(input, Object.keys(input.fields), { language, isNew: true })
  const which: Record<string, JsonSchema> = bulk ? { ids: IDS } : { id: ID }
  // What the caller has seen of these rows: others are refused.
  const versions = { type: 'array', items: { type: 'integer' } } as const
  return {
    summary: `${pickLanguage(definition.title, language)}: ${pickLanguage(label, language)}`,
    body: object({ ...which, versions, ...properties }, [...Object.keys(which), ...required]),
    answer: {},
  }
}
