import { say } from '@tutu/contract/core/said'
import { clearAdminInfo, fillAdminInfo, readSuccessor, useAdminInfo } from '../stores/admin-info.ts'
import { useConfig } from '../stores/config.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { isOnLogin, loadPage } from './navigation.ts'
import { holdNotices } from './notices.ts'
import { giveUpUnsaved, hasUnsavedAnywhere } from './pane.ts'
import { HOME } from './paths.ts'

/**
 * Forgets the administrator's token, with which the shell goes (spec 4: the login route follows); while something
 * unsaved is open, the page stays.
 */
export function endSession(): void {
  if (followSuccessor()) return
  if (hasUnsavedAnywhere()) return fillAdminInfo({ token: '', refreshToken: '' })
  tellOnLogin()
  clearAdminInfo()
}

/**
 * Where another administrator has signed in in this browser: a page with nothing unsaved begins anew as theirs, any
 * other stays whose it was and says so. False: nobody has.
 */
export function followSuccessor(): boolean {
  const successor = readSuccessor()
  const { account } = useSessionEnd.getState()
  if (!successor) {
    // Gone again: what is left is a session that has ended.
    if (account) useSessionEnd.setState({ successor: null, isAside: false })
    return false
  }
  const { id, username } = useAdminInfo.getState()
  const isKept = hasUnsavedAnywhere()
  // Until a page that goes is gone, the shell stays in it.
  useSessionEnd.setState({ account: account ?? { id, username }, successor: successor.username, isAside: !isKept })
  if (!isKept) loadPage(HOME)
  return true
}

/** That there was a session, and what may have become of it, is for the login page to say. */
export function tellOnLogin(): void {
  if (!isOnLogin()) holdNotices(say('client.sessionEnded', useConfig.getState().lang.defaultLang))
}

// However the token went, by an answer here or a sign-out in another tab: what nobody has saved is not taken away.
useAdminInfo.subscribe((now, { id, username, token }) => {
  if (token === '' || now.token !== '' || followSuccessor()) return
  if (hasUnsavedAnywhere()) useSessionEnd.setState({ account: { id, username } })
})

/** Gives the page that stayed up: the login page follows. */
export function leaveKeptPage(): void {
  useSessionEnd.setState({ account: null })
  clearAdminInfo()
}

/** Gives the page that stayed up to who has signed in in this browser since. */
export function yieldKeptPage(): void {
  giveUpUnsaved()
  loadPage(HOME)
}
