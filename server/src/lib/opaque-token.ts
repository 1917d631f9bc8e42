import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A key that says nothing to whoever has it: 32 random bytes as 43 characters (wire decision 5). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The access token that comes after one (`access`: its hash) of a session: known to nobody without the refresh token, and the same
 * for all who ask at once, so that tabs that race are given one (decision 122).
 */
export function tokenAfter(access: Buffer, refreshToken: string): string {
  return createHmac('sha256', refreshToken).update(access).digest('base64url')
}

/** SHA-256, under which a key is stored. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The same; null for what cannot be a key at all. */
export function hashToken(token: string | undefined): Buffer | null {
  return token && /^[\w-]{43}$/.test(token) ? hashOf(token) : null
}
