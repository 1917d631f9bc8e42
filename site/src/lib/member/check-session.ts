import { CODE, type Envelope } from '@tutu/contract/core/envelope'
import { CHECKED, endSession, fillMember, memberSession } from './session.ts'

/**
 * Asks whether the session that is kept here still is one; one that is none any more has ended here too, without a word. Rejects
 * where there is no answer: nothing is known then.
 */
export async function checkSession(): Promise<void> {
  const { token, refreshToken } = memberSession.read()
  const response = await fetch('/api/user/index', { headers: { server: 'true', 'ba-user-token': token } })
  const { code, data } = (await response.json()) as Envelope<{
    userInfo: Parameters<typeof fillMember>[0]
    childMode: boolean
  }>
  sessionStorage.setItem(CHECKED, String(Date.now()))
  // Another tab may have signed in or refreshed meanwhile.
  if (memberSession.read().token !== token) return
  if (code === CODE.ok) fillMember({ ...data.userInfo, childMode: data.childMode })
  // One that can be refreshed is refreshed by the first page that calls with it.
  else if (code === CODE.redirect || (code === CODE.refresh && !refreshToken)) endSession()
}
