import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The signed-in administrator (spec 3). `refreshToken` is '' unless the sign-in was to be kept. */
export type AdminInfo = {
  id: number
  username: string
  nickname: string
  avatar: string
  /** Seconds; some servers of this wire send text. */
  lastlogintime: number | string | null
  token: string
  refreshToken: string
  super: boolean
}

const NOBODY: AdminInfo = {
  id: 0,
  username: '',
  nickname: '',
  avatar: '',
  lastlogintime: null,
  token: '',
  refreshToken: '',
  super: false,
}

export const useAdminInfo = create<AdminInfo>()(persist(() => NOBODY, { name: 'adminInfo' }))

export const isSignedIn = (admin: AdminInfo): boolean => admin.id > 0 && admin.token !== ''

export function fillAdminInfo(info: Partial<AdminInfo>): void {
  useAdminInfo.setState(info)
}

/** Signs out in this browser: every tab reads the same store. */
export function clearAdminInfo(): void {
  useAdminInfo.setState(NOBODY, true)
}

/** The tokens as stored at this moment; another tab may have refreshed or dropped them since. */
export function readAdminTokens(): { token: string; refreshToken: string } {
  void useAdminInfo.persist.rehydrate()
  const { token, refreshToken } = useAdminInfo.getState()
  return { token, refreshToken }
}
