import type { Language } from '@tutu/contract/core/languages'
import { REFUND_REASONS } from '@tutu/contract/definition/refund-reasons'

// What the server itself writes beside entries of a ledger, orders and top-ups. It is stored in Chinese, as administrators write
// their reasons in what language they like, and read in the language of whoever looks.

export const CHECKED_IN = '每日签到'
export const TYPED = '打字练习'
export const EXPIRED = '24 小时内没有付款或确认，自动取消'
export const TAKEN_BACK = '自己取消了'
export const GUARDIAN_ANSWERED = '家长的决定'
export const ALL_REFUNDED = '订单已经全部退款'
export const DEMO_REMOVED = '演示内容已移除'
export const HOURS_SETTLED = '补扣欠的课时'
export const HOURS_ENDED = '课时到期'
export const HOURS_BOUGHT = '课时包'
export const HOURS_GIVEN = '赠送课时'

const ENGLISH: ReadonlyMap<string, string> = new Map([
  [CHECKED_IN, 'Daily check-in'],
  [TYPED, 'Typing practice'],
  [EXPIRED, 'Not paid or confirmed within 24 hours, so it ended by itself'],
  [TAKEN_BACK, 'Taken back'],
  [GUARDIAN_ANSWERED, 'The guardian’s answer'],
  [ALL_REFUNDED, 'All of the order was refunded'],
  [DEMO_REMOVED, 'The demo was removed'],
  [HOURS_SETTLED, 'Owed hours paid'],
  [HOURS_ENDED, 'The hours have ended'],
  [HOURS_BOUGHT, 'Package of hours'],
  [HOURS_GIVEN, 'Hours given'],
  ...Object.values(REFUND_REASONS).map((reason): [string, string] => [reason['zh-cn'], reason.en]),
])

const NUMBERED = { 订单: 'Order', 充值: 'Top-up', 退款: 'Refund' } as const
const WITH_NUMBER = new RegExp(`^(${Object.keys(NUMBERED).join('|')}) (\\d+)$`)

/** `订单 20261125…`: what an entry was made for. */
export const ofNumber = (what: keyof typeof NUMBERED, number: unknown): string => `${what} ${String(number)}`

/** What is stored of the server's own words where somebody looks for these in English: 'daily' → '每日签到', 'Order 7' → '订单 7'. */
export function storedFor(looked: string): string[] {
  const wanted = plain(looked)
  // Two letters stand in nearly all of them.
  if (wanted.length < 3) return []
  const numbered = Object.entries(NUMBERED).flatMap(([stored, english]) => {
    const name = plain(english)
    if (wanted.startsWith(`${name} `)) return [stored + wanted.slice(name.length)]
    return name.includes(wanted) ? [stored] : []
  })
  return [...sentencesWith([wanted]), ...numbered]
}

/** The server's own sentences, as stored, that hold every one of these words in English, short ones too. */
export function sentencesWith(words: readonly string[]): string[] {
  const wanted = words.map(plain)
  return [...ENGLISH].flatMap(([stored, english]) =>
    wanted.every((word) => plain(english).includes(word)) ? [stored] : [],
  )
}

/** As words are compared: in any case, with either apostrophe. */
const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'")

/** Words that are stored, in the reader's language where they are the server's own. */
export function readIn(language: Language, words: string): string {
  if (language === 'zh-cn') return words
  const [, what, number] = WITH_NUMBER.exec(words) ?? []
  return what ? `${NUMBERED[what as keyof typeof NUMBERED]} ${number}` : (ENGLISH.get(words) ?? words)
}
