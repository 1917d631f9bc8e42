// Fetched when somebody leaves by the page of rest: no other page needs it.
import { giveDeviceTo } from '../../lib/learning/device-owner.ts'
import { askAs } from '../../lib/member/ask-as.ts'
import { forgetMember, memberSession } from '../../lib/member/session.ts'

/** Ends the session, heard by the server or not, and gives the device to whoever comes next (decision 205). */
export async function leave(): Promise<void> {
  const { id, refreshToken } = memberSession.read()
  await askAs(id, '/api/user/logout', { refresh_token: refreshToken }).catch(() => undefined)
  forgetMember()
  giveDeviceTo(0, { takesAlong: false })
  location.replace('/')
}
