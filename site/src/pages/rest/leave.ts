// Fetched when somebody leaves by the page of rest: no other page needs it.
import { askAs } from '../../lib/member/ask-as.ts'
import { leaveDevice } from '../../lib/member/leave-device.ts'
import { memberSession } from '../../lib/member/session.ts'

/** Ends the session, heard by the server or not, and gives the device to whoever comes next (decision 205). */
export async function leave(): Promise<void> {
  const { id, refreshToken } = memberSession.read()
  await askAs(id, '/api/user/logout', { refresh_token: refreshToken }).catch(() => undefined)
  leaveDevice()
  location.replace('/')
}
