import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { escapeHtml } from '@tutu/contract/core/escape-html'
import { plainHtml } from '../markdown/plain-html.ts'
import type { Placeholders } from './events.ts'
import { mailPage } from './mail-page.ts'
import { fill, fillEncoded, type Values } from './placeholders.ts'

export type Template = { subject: Partial<Localized> | null; body: Partial<Localized> }
export type Mail = { subject: string; text: string; html: string }

/** What stands in the outbox where a secret stood. */
const BLOT = '******'

/** A mail in both forms. Texts are Markdown; values are text wherever they stand, never markup. */
export async function renderMail(template: Template, values: Values, language: Language): Promise<Mail> {
  // Loaded with the first mail: it weighs more than everything else here.
  const { plainText, renderMarkdown } = await import('../markdown/markdown.ts')
  const body = pickLanguage(template.body, language)
  // One line: a header.
  const subject = fill(pickLanguage(template.subject, language), values).replace(/\s+/g, ' ').trim()
  return {
    subject,
    text: fill(fillEncoded(plainText(body), values), values),
    // Placeholders go through Markdown as they are, so that a value cannot become markup.
    html: mailPage({
      language,
      subject,
      siteName: values.site_name ?? '',
      content: fill(fillAddresses(renderMarkdown(body, language) ?? plainHtml(body), values), values, lines),
    }),
  }
}

/** A value in HTML: text, with the line ends that somebody typed. */
const lines = (value: string): string => escapeHtml(value).replaceAll(/\r\n?|\n/g, '<br>\n')

/** Markdown encodes the braces of a placeholder in the address of a link. */
function fillAddresses(html: string, values: Values): string {
  return html.replace(
    /(<a href=")([^"]*)/g,
    (_, start: string, address: string) => start + fillEncoded(address, values, escapeHtml),
  )
}

export function renderText(template: Template, values: Values, language: Language): string {
  return fill(pickLanguage(template.body, language), values)
}

/** The values as the outbox may show them. */
export function blotted(values: Values, placeholders: Placeholders): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, placeholders[name]?.secret ? BLOT : value]),
  )
}
