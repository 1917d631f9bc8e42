import { describe, expect, test } from 'vitest'
import { OWN_TEXT_MAX, ownText } from './own-text.ts'

describe('a text somebody brought along', () => {
  test.each([
    ['one two\r\nthree', 'one two three', 'latin'],
    ['  春眠不觉晓，\n处处闻啼鸟。 ', '春眠不觉晓，处处闻啼鸟。', 'han'],
    ['I ❤️ Tutu 🇨🇳 👍🏽 1️⃣ \uD83D!', 'I Tutu 1 !', 'latin'],
    ['Wait… 1–2 — no', 'Wait... 1-2 - no', 'latin'],
    ['等等……他说——好', '等等……他说——好', 'han'],
    ['A rabbit 🐇 hops\u200b', 'A rabbit hops', 'latin'],
    ['Tutu 图图 likes carrots very much', 'Tutu 图图 likes carrots very much', 'latin'],
    ['我有 3 只兔子', '我有 3 只兔子', 'han'],
  ])('%j is typed as %j', (brought, text, script) => {
    expect(ownText(brought, false)).toMatchObject({ text, script })
  })
  test('code keeps its lines and what they are moved in by', () => {
    expect(ownText('for i in range(3):\n\tprint(“hi”)  \n\n', true)).toMatchObject({
      text: 'for i in range(3):\n    print("hi")',
      script: 'code',
    })
  })
  test('code has the dots and dashes of keyboards', () => {
    expect(ownText('x = a – b # …', true)).toMatchObject({ text: 'x = a - b # ...' })
  })
  test('is of a length that can be typed, and nothing comes of nothing', () => {
    expect([...ownText('a'.repeat(9000), false)!.text]).toHaveLength(OWN_TEXT_MAX)
    expect(ownText('…'.repeat(OWN_TEXT_MAX), false)!.text).toHaveLength(OWN_TEXT_MAX)
    expect(ownText(' \n 🐇 ☀️', false)).toBeUndefined()
  })
})
