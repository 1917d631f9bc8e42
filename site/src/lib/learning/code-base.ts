import { createStored } from '../stored.ts'
import { baseKey, forgetCode } from './kept-code.ts'

/**
 * Of a program that is kept here: whose it is, 0 where nobody was signed in; which copy of their account it began with; and
 * whether it was changed since.
 */
export type CodeBase = { member: number; at: number; isChanged: boolean }

const NOBODYS: CodeBase = { member: 0, at: 0, isChanged: false }

export const codeBase = (key: string) =>
  createStored<CodeBase>(baseKey(key), NOBODYS, (value) => {
    const { member, at, isChanged } = (value ?? {}) as CodeBase
    const isOne = typeof member === 'number' && typeof at === 'number' && typeof isChanged === 'boolean'
    return isOne ? { member, at, isChanged } : undefined
  })

/** Schools share computers: what another member wrote here neither shows nor is sent. What nobody's was comes along. */
export function forgetAnothersCode(key: string, member: number): void {
  const base = codeBase(key)
  if ([0, member].includes(base.read().member)) return
  forgetCode(key)
  base.clear()
}
