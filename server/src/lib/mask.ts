/** What stands where a secret stood. */
const MASKED = '***'

/** Words that make a name a secret's: `oldPassword`, `refresh_token`, `accessKeySecret`, `apikey` … but not `keyword`. */
const SECRET_WORDS = /pass|pwd|token|secret|captcha|credential|salt|apikey|accesskey|privatekey/i
const KEY_WORD = /(?:^|[_\-.\s])keys?$|[a-z0-9]Keys?$/

const TEXT_MAX = 500
const ITEMS_MAX = 60
const DEPTH_MAX = 6
const WHOLE_MAX = 6000

/** Whether a value of that name must never be kept. */
export function isSecret(name: string): boolean {
  return SECRET_WORDS.test(name) || KEY_WORD.test(name)
}

/** `data` as JSON text of at most some 6,000 characters; secrets, by their names or by `secret`, masked at any depth. */
export function maskedJson(data: unknown, secret: ReadonlySet<string> = new Set()): string {
  const text = JSON.stringify(mask(data, secret, 0)) ?? 'null'
  return text.length <= WHOLE_MAX ? text : JSON.stringify({ truncated: text.slice(0, WHOLE_MAX / 2) })
}

function mask(value: unknown, secret: ReadonlySet<string>, depth: number): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEPTH_MAX) return '…'
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS_MAX).map((item) => mask(item, secret, depth + 1))
    return value.length > ITEMS_MAX ? [...items, `… ${value.length}`] : items
  }
  const entries = Object.entries(value).slice(0, ITEMS_MAX)
  return Object.fromEntries(
    entries.map(([name, item]) => [
      name.slice(0, TEXT_MAX),
      secret.has(name) || isSecret(name) ? MASKED : mask(item, secret, depth + 1),
    ]),
  )
}
