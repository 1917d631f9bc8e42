import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { fromBase64 } from './base64.ts'

afterEach(() => vi.restoreAllMocks())

it.each(['by the browser', 'piece by piece'])('base64 becomes its bytes again, %s', (way) => {
  const native = Object.getOwnPropertyDescriptor(Uint8Array, 'fromBase64')
  if (way === 'piece by piece') Reflect.deleteProperty(Uint8Array, 'fromBase64')
  try {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes)
      }),
    )
    const large = new Uint8Array(600_001).map((_, at) => at)
    expect(fromBase64(Buffer.from(large).toString('base64'))).toEqual(large)
  } finally {
    if (native) Object.defineProperty(Uint8Array, 'fromBase64', native)
  }
})
