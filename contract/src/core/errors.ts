import { type Language, type Localized, pickLanguage } from './languages.ts'
import { accounts } from './messages/accounts.ts'
import { calls } from './messages/calls.ts'
import { client } from './messages/client.ts'
import { files } from './messages/files.ts'
import { imports } from './messages/imports.ts'
import { outbox } from './messages/outbox.ts'
import { records } from './messages/records.ts'
import { rights } from './messages/rights.ts'
import { rules } from './messages/rules.ts'
import { settings } from './messages/settings.ts'
import { sheets } from './messages/sheets.ts'

/**
 * The catalogue of everything the system says in `msg` or beside a form field: stable key → text in both languages.
 * `{name}` is filled from the parameters. Clients never match on the text.
 */
export const MESSAGES = {
  ...calls,
  ...client,
  ...accounts,
  ...records,
  ...rules,
  ...files,
  ...imports,
  ...rights,
  ...settings,
  ...outbox,
  ...sheets,
} as const satisfies Record<string, Localized>

export type MessageKey = keyof typeof MESSAGES
export type MessageParams = Record<string, string | number>

/** The catalogue's text for `key`, its `{parameters}` filled in. */
export function translate(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return pickLanguage(MESSAGES[key], language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

/** What is wrong with a field of a form. */
export type FormReason = { key: MessageKey; params?: MessageParams }

type Labels = Readonly<Record<string, Localized>>

/** An expected refusal. The server's one handler turns it into an envelope in the caller's language. */
export class Failure extends Error {
  readonly key: MessageKey
  readonly params: MessageParams
  /** Field → reason; each becomes a message beside that field of the form. */
  readonly fields: Record<string, FormReason> | undefined
  /** Field → what the form calls it, in the form's order. */
  readonly labels: Labels | undefined
  readonly code: number
  readonly data: unknown
  readonly status: number

  constructor(
    key: MessageKey,
    options: {
      params?: MessageParams
      fields?: Record<string, FormReason>
      labels?: Labels | undefined
      code?: number
      data?: unknown
      status?: number
    } = {},
  ) {
    super(key)
    this.name = 'Failure'
    this.key = key
    this.params = options.params ?? {}
    this.fields = options.fields
    this.labels = options.labels
    this.code = options.code ?? 0
    this.data = options.data ?? null
    this.status = options.status ?? 200
  }
}

/** `throw fail('record.notFound')` anywhere on the server. */
export function fail(key: MessageKey, params?: MessageParams): Failure {
  return new Failure(key, { params })
}

/**
 * A refused form: `throw failForm({ title: { key: 'rule.required' } }, fieldLabels(definition))`. By the labels `msg` names
 * the first field that is wrong, for clients that show nothing else.
 */
export function failForm(
  fields: Record<string, { key: MessageKey; params?: MessageParams }>,
  labels?: Labels,
): Failure {
  return new Failure('form.invalid', { params: { count: Object.keys(fields).length }, fields, labels })
}

/** What a refused form says in one line: its first problem, and how many there are. */
export function formMessage({ fields = {}, labels = {} }: Failure, language: Language): string {
  const names = Object.keys(fields)
  const name = Object.keys(labels).find((one) => one in fields) ?? names[0]
  const first = fields[name ?? '']
  if (!name || !first) return translate('form.invalid', language, { count: 0 })
  const reason = translate(first.key, language, first.params)
  const label = pickLanguage(labels[name], language) || String(first.params?.label ?? '')
  const said = reason.includes(label) ? reason : translate('form.first', language, { label, reason })
  return names.length > 1 ? translate('form.firstOf', language, { first: said, count: names.length }) : said
}
