import { DEFAULT_LANGUAGE, type Language, LANGUAGES, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { Kysely } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import './tables.ts'
import { type Channel, placeholdersOf } from './events.ts'
import { placeholdersIn, type Values } from './placeholders.ts'
import { blotted, renderMail, renderText, type Template } from './render.ts'

/** A message on its way: its text is made from these when it goes. */
export type Parcel = {
  id: number
  /** Stays the same however often it is sent: mailboxes know a message they have by it. */
  key: string
  event: string
  target: string
  language: Language
  template: Template
  values: Values
}

/** Under this name the sealed values of a test hold the event whose texts it shows; no placeholder is called so. */
const TESTED = '@tested'
const TEST_MARK: Localized = { 'zh-cn': '【测试】', en: '[Test] ' }

export function testValues(event: string, values: Values): Values {
  return { ...values, [TESTED]: event }
}

/** The event whose texts a message shows. */
export function shownEvent(event: string, values: Values): string {
  return values[TESTED] ?? event
}

/** The subject says that it is a test. Short messages have none but this one; their text stays as it was approved. */
function marked<T extends Template>(template: T): T {
  const subjectOf = (language: Language) => TEST_MARK[language] + pickLanguage(template.subject, language)
  return { ...template, subject: Object.fromEntries(LANGUAGES.map((language) => [language, subjectOf(language)])) }
}

/** The texts of an event, as they are now. */
export async function readTemplate(
  db: Kysely<Tables>,
  channel: Channel,
  event: string,
  { isTest = false }: { isTest?: boolean } = {},
): Promise<(Template & { status: boolean }) | undefined> {
  const template = await db
    .selectFrom('message_template')
    .where('channel', '=', channel)
    .where('code', '=', event)
    .select(['subject', 'body', 'status'])
    .executeTakeFirst()
  return template && isTest ? marked(template) : template
}

/**
 * A message as the outbox shows it. What is really sent is shown without its secrets; the text of what stays here is
 * shown as it is: without a service the outbox is where codes are read. Subjects stand in lists and logs, so they never
 * hold any.
 */
export async function shownText(
  channel: Channel,
  { event, template, values, language }: Pick<Parcel, 'event' | 'template' | 'values' | 'language'>,
  { blot }: { blot: boolean },
): Promise<{ subject: string; body: string }> {
  const safe = blotted(values, placeholdersOf(channel, event))
  const shown = blot ? safe : values
  if (channel === 'sms') {
    const mark = pickLanguage(template.subject, language)
    return { subject: mark + renderText(template, safe, language), body: renderText(template, shown, language) }
  }
  const { subject } = await renderMail(template, safe, language)
  const { text } = await renderMail(template, shown, language)
  return { subject, body: text }
}

/** The variables of a short message, in the order of its Chinese text: the one that the provider approved. */
export function smsParams({ template, values }: Pick<Parcel, 'template' | 'values'>): Record<string, string> {
  const names = placeholdersIn(pickLanguage(template.body, DEFAULT_LANGUAGE))
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}
