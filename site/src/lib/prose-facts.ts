// What pages say of a text that the server has rendered.

export type Heading = { id: string; text: string; level: 2 | 3 }

/** The headings of a text that can be linked to, for a table of contents. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g)].map(([, level, id, inner]) => ({
    id: id!,
    level: Number(level) as 2 | 3,
    text: plain(inner!),
  }))
}

/** Read quietly by a grown-up, in a minute. */
const HAN_A_MINUTE = 300
const WORDS_A_MINUTE = 200

/** Whole minutes that reading takes, at least one. Code is looked at, not read: it counts for a third. */
export function readingMinutes(html: string): number {
  const code = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)].map(([block]) => block).join('')
  const text = html.replace(/<pre[\s\S]*?<\/pre>/g, ' ')
  return Math.max(1, Math.round(minutes(plain(text)) + minutes(plain(code)) / 3))
}

function minutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0
  return han / HAN_A_MINUTE + words / WORDS_A_MINUTE
}

/** React escapes texts itself. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()
}
