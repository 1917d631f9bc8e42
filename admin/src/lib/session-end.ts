import { translate } from '@tutu/contract/errors'
import { clearAdminInfo, fillAdminInfo, useAdminInfo } from '../stores/admin-info.ts'
import { useConfig } from '../stores/config.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { isOnLogin } from './navigation.ts'
import { holdNotices } from './notices.ts'
import { hasUnsavedAnywhere } from './pane.ts'

/**
 * Forgets the administrator's token, with which the shell goes (spec 4: the login route follows); while something
 * unsaved is open, the page stays.
 */
export function endSession(): void {
  if (hasUnsavedAnywhere()) return fillAdminInfo({ token: '', refreshToken: '' })
  tellOnLogin()
  clearAdminInfo()
}

/** That there was a session, and what may have become of it, is for the login page to say. */
export function tellOnLogin(): void {
  if (!isOnLogin()) holdNotices(translate('client.sessionEnded', useConfig.getState().lang.defaultLang))
}

// However the token went, by an answer here or a sign-out in another tab: what nobody has saved is not taken away.
useAdminInfo.subscribe((now, { id, username, token }) => {
  if (token !== '' && now.token === '' && hasUnsavedAnywhere()) useSessionEnd.setState({ account: { id, username } })
})

/** Gives the page that stayed up: the login page follows. */
export function leaveKeptPage(): void {
  useSessionEnd.setState({ account: null })
  clearAdminInfo()
}
