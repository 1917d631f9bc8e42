import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { cases } from '@tutu/contract/resources/cases'
import type { WorkKind } from './public-api.ts'

const { options } = cases.fields.kind

export const WORK_KINDS = Object.keys(options) as WorkKind[]

/** What a kind of work is called, as its definition says. */
export function kindName(kind: WorkKind, language: Language): string {
  return pickLanguage(options[kind], language)
}

/** 'accent-berry': the colours of a kind. */
export function kindAccent(kind: WorkKind): string {
  return `accent-${options[kind].accent}`
}
