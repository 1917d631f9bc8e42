import { clearAdminInfo, useAdminInfo } from '../stores/admin-info.ts'
import { forgetRecent } from '../stores/recent.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { api } from './api.ts'
import { dropAllKept } from './kept-values.ts'
import { goToLogin } from './navigation.ts'
import { LOGIN } from './paths.ts'
import { followSuccessor, tellOnLogin } from './session-end.ts'

/** Ends the session on the server, then forgets it here and starts afresh (spec 4). Rejects with ClientError. */
export async function signOut(): Promise<void> {
  await api.call('POST /admin/index/logout', { body: { refresh_token: useAdminInfo.getState().refreshToken } })
  dropAllKept()
  clearAdminInfo()
  forgetRecent()
  window.location.assign(LOGIN)
}

/** Follows what other tabs do: signed out there is signed out here, and another administrator gets his own screens. Returns what undoes it. */
export function watchOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== useAdminInfo.persist.getOptions().name) return
    void useAdminInfo.persist.rehydrate()
    if (followSuccessor()) return
    const { id, token } = useAdminInfo.getState()
    if (token) return
    if (id > 0 && !useSessionEnd.getState().account) tellOnLogin()
    goToLogin()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
