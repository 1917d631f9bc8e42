import { type AccountKind, accountHas, type AccountTrait } from '@tutu/contract/core/accounts'
import { ClientError } from '@tutu/contract/core/client'
import { UNREAD_SHOWN_MAX } from '@tutu/contract/core/constants'
import type { MemberInfo, MemberMenu } from '@tutu/contract/api/user'
import { useSyncExternalStore } from 'react'
import { memberApi } from './api.ts'
import { fillMember } from './session.ts'

/** What the member centre needs at its start (`/api/user/index`). */
export type Boot =
  | { kind: 'none' | 'loading' }
  | {
      kind: 'ready'
      userInfo: MemberInfo
      account: AccountKind
      childMode: boolean
      unread: number
      menus: MemberMenu[]
    }
  | { kind: 'failed'; message: string }

const NONE: Boot = { kind: 'none' }
const listeners = new Set<() => void>()
let boot: Boot = NONE

function become(next: Boot): void {
  boot = next
  for (const listener of listeners) listener()
}

/** Fetches it unless it is there or on its way. */
export async function loadBoot(): Promise<void> {
  if (boot.kind === 'loading' || boot.kind === 'ready') return
  become({ kind: 'loading' })
  try {
    const { data } = await memberApi.call('GET /api/user/index', {}, { showError: false })
    fillMember({ ...data.userInfo, childMode: data.childMode })
    become({ kind: 'ready', ...data })
    void takeProgressAlong(data.userInfo.id).catch(() => undefined)
  } catch (error) {
    // A redirect is on its way to the login page, which says why.
    if (error instanceof ClientError && error.reason === 'redirect') return
    become({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Reads the member again, after something that was done elsewhere; what was known stays where that fails. */
export async function loadMemberInfo(): Promise<void> {
  const answer = await memberApi.call('GET /api/user/index', {}, { showError: false }).catch(() => undefined)
  if (answer) setMemberInfo(answer.data.userInfo)
}

/** What a call has answered of the member: shown everywhere at once. */
export function setMemberInfo(userInfo: MemberInfo): void {
  fillMember(userInfo)
  if (boot.kind === 'ready') become({ ...boot, userInfo })
}

/** How many messages are not read, as a call has answered. */
export function setUnread(unread: number): void {
  if (boot.kind === 'ready') become({ ...boot, unread })
}

/** What was done here before signing in is the member's from now on; where that fails, the next start tries again. */
async function takeProgressAlong(id: number): Promise<void> {
  const { exchangeProgress } = await import('./exchange-progress.ts')
  await exchangeProgress(id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useBoot(): Boot {
  return useSyncExternalStore(
    subscribe,
    () => boot,
    () => NONE,
  )
}

/** The member whose centre is shown: for the centre's pages, which are shown when the start has succeeded. */
export function useMemberInfo(): MemberInfo {
  const now = useBoot()
  if (now.kind !== 'ready') throw new Error('The member centre has not started')
  return now.userInfo
}

/** Whether this session is in child mode. */
export function useInChildMode(): boolean {
  const now = useBoot()
  return now.kind === 'ready' && now.childMode
}

/** Whether the account of whoever's centre is shown has this. */
export function useAccountHas(trait: AccountTrait): boolean {
  const now = useBoot()
  return now.kind === 'ready' && accountHas(now.account, trait)
}

/** How many messages whoever's centre is shown has not read. */
export function useUnread(): number {
  const now = useBoot()
  return now.kind === 'ready' ? now.unread : 0
}

/** How many messages are not read, as it is shown: '99+' of more. */
export const shownUnread = (count: number): string =>
  count > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(count)
