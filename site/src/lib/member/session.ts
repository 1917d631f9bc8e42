import type { MemberInfo } from '@tutu/contract/api/user'
import { createStored } from '../stored.ts'
import { showInHeader } from './show-in-header.ts'

/**
 * Who is signed in in this browser (spec 3: member info). Of the member only what the header shows: schools share
 * computers. `refreshToken` is '' unless the sign-in was to be kept.
 */
export type MemberSession = Pick<MemberInfo, 'id' | 'nickname' | 'avatar'> & { token: string; refreshToken: string }

const NOBODY: MemberSession = { id: 0, nickname: '', avatar: '', token: '', refreshToken: '' }

/** The key is also read by the script of all pages, before they are drawn. */
export const memberSession = createStored<MemberSession>('memberInfo', NOBODY, (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, nickname, avatar, token, refreshToken } = value as Record<keyof MemberSession, unknown>
  if (typeof id !== 'number' || typeof token !== 'string') return undefined
  return { id, token, nickname: textOf(nickname), avatar: textOf(avatar), refreshToken: textOf(refreshToken) }
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Spec 4: logged in when id and token are both held. */
export const isSignedIn = ({ id, token }: MemberSession): boolean => id > 0 && token !== ''

/** Signs in in this browser, whoever it was until now. */
export function signInHere(info: MemberSession): void {
  const { id, nickname, avatar, token, refreshToken } = info
  keep({ id, nickname, avatar, token, refreshToken })
}

/** News of the member who is signed in; of anybody else nothing is kept. */
export function fillMember({ id, nickname, avatar }: Pick<MemberInfo, 'id' | 'nickname' | 'avatar'>): void {
  const held = memberSession.read()
  if (held.id !== id || (held.nickname === nickname && held.avatar === avatar)) return
  keep({ ...held, nickname, avatar })
}

/** Forgets who is signed in: nothing of it stays on the device. */
export function forgetMember(): void {
  memberSession.clear()
  showInHeader(NOBODY)
}

function keep(session: MemberSession): void {
  memberSession.write(session)
  showInHeader(session)
}
