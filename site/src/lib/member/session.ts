import type { MemberInfo, SignedIn } from '@tutu/contract/api/user'
import { noteSessionEnd } from '../learning/session-end.ts'
import { createStored } from '../stored.ts'
import { showInHeader } from './show-in-header.ts'

/**
 * Who is signed in in this browser (spec 3: member info). Of the member only what the header shows: schools share
 * computers. `refreshToken` is '' unless the sign-in was to be kept; `childMode`: of this session (decision 120).
 */
export type MemberSession = Pick<MemberInfo, 'id' | 'nickname' | 'avatar'> & {
  token: string
  refreshToken: string
  childMode: boolean
}

const NOBODY: MemberSession = { id: 0, nickname: '', avatar: '', token: '', refreshToken: '', childMode: false }

/** The key is also read by the script of all pages, before they are drawn. */
export const memberSession = createStored<MemberSession>('memberInfo', NOBODY, (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, nickname, avatar, token, refreshToken, childMode } = value as Record<keyof MemberSession, unknown>
  if (typeof id !== 'number' || typeof token !== 'string') return undefined
  return {
    id,
    token,
    nickname: textOf(nickname),
    avatar: textOf(avatar),
    refreshToken: textOf(refreshToken),
    childMode: childMode === true,
  }
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Spec 4: logged in when id and token are both held. */
export const isSignedIn = ({ id, token }: MemberSession): boolean => id > 0 && token !== ''

/** Kept in the tab: when it was asked whether the session is still one, and in which mode. */
export const CHECKED = 'tutu.member.checked'

/** Keeps who has signed in (`sign-in-here.ts`). The page that is gone on to knows at once whether it is for grown-ups. */
export function keepSignedIn({ userInfo, childMode }: SignedIn): void {
  const { id, nickname, avatar, token, refreshToken } = userInfo
  keep({ id, nickname, avatar, token, refreshToken, childMode: childMode === true })
  try {
    sessionStorage.removeItem(CHECKED)
  } catch {
    // Without storage every page asks.
  }
}

type News = Pick<MemberInfo, 'id' | 'nickname' | 'avatar'> & { childMode?: boolean }

/** News of the member who is signed in; of anybody else nothing is kept. */
export function fillMember({ id, nickname, avatar, childMode }: News): void {
  const held = memberSession.read()
  const next = { ...held, nickname, avatar, childMode: childMode ?? held.childMode }
  const isNews = held.nickname !== nickname || held.avatar !== avatar || held.childMode !== next.childMode
  if (held.id === id && isNews) keep(next)
}

/** The session has ended, and nobody said that they leave. */
export function endSession(): void {
  noteSessionEnd(memberSession.read())
  forgetMember()
}

/** Forgets who is signed in. */
export function forgetMember(): void {
  memberSession.clear()
  showInHeader(NOBODY)
}

function keep(session: MemberSession): void {
  memberSession.write(session)
  showInHeader(session)
}
