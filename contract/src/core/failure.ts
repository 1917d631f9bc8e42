import type { Localized } from './languages.ts'
import type { MessageKey } from './errors.ts'
import type { MessageParams } from './filled.ts'

/** What is wrong with a field of a form. */
export type FormReason = { key: MessageKey; params?: MessageParams }

export type Labels = Readonly<Record<string, Localized>>

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
