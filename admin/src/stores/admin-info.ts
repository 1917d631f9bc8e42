import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useSessionEnd } from './session-end.ts'

/** The signed-in administrator (spec 3). `refreshToken` is '' unless the sign-in was to be kept. */
export type AdminInfo = {
  id: number
  username: string
  nickname: string
  avatar: string
  /** Seconds; null: never. */
  lastlogintime_seconds: number | null
  token: string
  refreshToken: string
  super: boolean
}

const NOBODY: AdminInfo = {
  id: 0,
  username: '',
  nickname: '',
  avatar: '',
  lastlogintime_seconds: null,
  token: '',
  refreshToken: '',
  super: false,
}

/** Until it is loaded anew, a page belongs to whom it was opened for: of anybody else stored since it takes nothing. */
export const useAdminInfo = create<AdminInfo>()(
  persist(() => NOBODY, {
    name: 'adminInfo',
    merge: (stored, own) => {
      const next = { ...own, ...(stored as Partial<AdminInfo> | undefined) }
      const owner = ownerOf(own)
      return owner > 0 && next.id !== owner ? { ...own, token: '', refreshToken: '' } : next
    },
  }),
)

// A declaration, since what is stored is merged before this line is reached.
function ownerOf({ id }: AdminInfo): number {
  return useSessionEnd.getState().account?.id ?? id
}

export const isSignedIn = (admin: AdminInfo): boolean => admin.id > 0 && admin.token !== ''

/** Who has signed in in this browser since, where it is somebody else than this page belongs to. */
export function readSuccessor(): AdminInfo | null {
  const { name, storage } = useAdminInfo.persist.getOptions()
  const stored = name === undefined ? null : storage?.getItem(name)
  if (!stored || 'then' in stored) return null
  const owner = ownerOf(useAdminInfo.getState())
  return owner > 0 && isSignedIn(stored.state) && stored.state.id !== owner ? stored.state : null
}

/** News of who this page belongs to; never over another one's session. */
export function fillAdminInfo(info: Partial<AdminInfo>): void {
  if (!readSuccessor()) useAdminInfo.setState(info)
}

/** Signs in in this browser, whoever it was until now. */
export function signInHere(info: Partial<AdminInfo>): void {
  useAdminInfo.setState(info)
}

/** Signs out in this browser: every tab reads the same store. Another one's session stays. */
export function clearAdminInfo(): void {
  if (!readSuccessor()) useAdminInfo.setState(NOBODY, true)
}

/** This page's tokens as stored at this moment; another tab may have refreshed or dropped them since. */
export function readAdminTokens(): { token: string; refreshToken: string } {
  void useAdminInfo.persist.rehydrate()
  const { token, refreshToken } = useAdminInfo.getState()
  return { token, refreshToken }
}
