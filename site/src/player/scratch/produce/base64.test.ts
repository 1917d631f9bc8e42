import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBase64 } from './base64.ts'

const asText = (bytes: Uint8Array): string =>
  toBase64(bytes)
    .map((piece) => Buffer.from(piece).toString())
    .join('')

it('base64 is what everybody else calls base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => asText(bytes) === Buffer.from(bytes).toString('base64')),
  )
})

it('pieces join to one text and tell how far it is', () => {
  const bytes = new Uint8Array(7 * 1024 * 1024 + 1).map((_, at) => at)
  const shares: number[] = []
  const text = Buffer.concat(toBase64(bytes, (share) => shares.push(share))).toString()
  expect(text).toBe(Buffer.from(bytes).toString('base64'))
  expect(shares).toEqual([3 / 7, 6 / 7, 1].map((share) => expect.closeTo(share, 3)))
})
