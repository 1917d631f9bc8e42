import type { Failure } from './failure.ts'
import { type Language, type Localized, pickLanguage } from './languages.ts'
import { accounts } from './messages/accounts.ts'
import { calls } from './messages/calls.ts'
import { files } from './messages/files.ts'
import { imports } from './messages/imports.ts'
import { meetings } from './messages/meetings.ts'
import { minors } from './messages/minors.ts'
import { outbox } from './messages/outbox.ts'
import { races } from './messages/races.ts'
import { records } from './messages/records.ts'
import { rights } from './messages/rights.ts'
import { settings } from './messages/settings.ts'
import { sheets } from './messages/sheets.ts'
import { shop } from './messages/shop.ts'
import { works } from './messages/works.ts'
import { filled, type MessageParams } from './filled.ts'
import { SAID, sayProblems } from './said.ts'

export { fail, Failure, failForm, type FormReason } from './failure.ts'
export type { MessageParams } from './filled.ts'

/**
 * The catalogue of everything the system says in `msg` or beside a form field: stable key → text in both languages.
 * `{name}` is filled from the parameters. Clients never match on the text. What they say themselves is in `said.ts`: the
 * whole is the server's, and too heavy for a page.
 */
export const MESSAGES = {
  ...SAID,
  ...calls,
  ...accounts,
  ...records,
  ...files,
  ...imports,
  ...rights,
  ...settings,
  ...outbox,
  ...sheets,
  ...shop,
  ...minors,
  ...meetings,
  ...races,
  ...works,
} as const satisfies Record<string, Localized>

export type MessageKey = keyof typeof MESSAGES

/** The catalogue's text for `key`, its `{parameters}` filled in. */
export function translate(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return filled(MESSAGES[key], language, params)
}

/** What is wrong with each field of a refused form, by name. A text that names its field finds its label here. */
export function formErrors({ fields = {}, labels = {} }: Failure, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { key, params }]) => [
      name,
      translate(key, language, { label: pickLanguage(labels[name], language) || name, ...params }),
    ]),
  )
}

/** What a refusal says in one line: of a form its first problem, and how many there are. */
export function failureText(failure: Failure, language: Language): string {
  return failure.fields ? formMessage(failure, language) : translate(failure.key, language, failure.params)
}

function formMessage(failure: Failure, language: Language): string {
  const { fields = {}, labels = {} } = failure
  const errors = formErrors(failure, language)
  const names = Object.keys(errors)
  const name = Object.keys(labels).find((one) => one in errors) ?? names[0]
  const reason = errors[name ?? '']
  if (!name || !reason) return translate('form.invalid', language, { count: 0 })
  const label = pickLanguage(labels[name], language) || String(fields[name]?.params?.label ?? '')
  return sayProblems({ label, reason, count: names.length }, language)
}
