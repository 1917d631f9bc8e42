import { describe, expect, test } from 'vitest'
import { placeOf } from '../place.ts'
import { addressOf, readAddress } from './address.ts'

describe('a text of one’s own in the address', () => {
  test.each([
    { kind: 'plain', text: '春眠不觉晓，处处闻啼鸟。' },
    { kind: 'plain', text: 'Half / half & 100% #1' },
    { kind: 'python', text: 'for i in range(3):\n    print(i / 2)' },
  ] as const)('comes out as it went in: $text', (own) => {
    const { view, id } = placeOf(addressOf(own))
    expect(view).toBe('text')
    expect(readAddress(id)).toMatchObject({
      text: own.text,
      language: own.kind === 'plain' ? undefined : own.kind,
    })
  })
  test.each(['python/%E0%A4%A', 'perl/print', 'plain/', ''])('%j is no text', (address) => {
    expect(readAddress(address)).toBeUndefined()
  })
})
