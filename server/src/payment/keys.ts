import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { fail } from '@tutu/contract/core/errors'

/**
 * Keys as they are pasted: PEM, with its lines or without since a field of one line has lost them, or the base64 within. Throws
 * `payment.badKey` for what is no RSA key of that kind.
 */
export const publicKeyOf = (text: string): KeyObject => rsa(text, createPublicKey, ['spki', 'pkcs1'])
export const privateKeyOf = (text: string): KeyObject => rsa(text, createPrivateKey, ['pkcs8', 'pkcs1'])

const BITS_MIN = 2048

type Reading<T> = (key: { key: Buffer; format: 'der'; type: T }) => KeyObject

function rsa<T>(text: string, read: Reading<T>, types: readonly T[]): KeyObject {
  const key = Buffer.from(text.replaceAll(/-----[A-Z ]*-----|\s/g, ''), 'base64')
  for (const type of types) {
    try {
      const found = read({ key, format: 'der', type })
      if ((found.asymmetricKeyDetails?.modulusLength ?? 0) >= BITS_MIN) return found
    } catch {
      // Perhaps it is of the other form.
    }
  }
  throw fail('payment.badKey')
}
