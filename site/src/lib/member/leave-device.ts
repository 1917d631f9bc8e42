// Fetched by those who leave, before their session is ended: no page needs it otherwise.
import { giveDeviceTo } from '../learning/device-owner.ts'
import { forgetMember } from './session.ts'

/** Whoever was signed in has left: nothing says who it was, and the records in use are the next one's (decision 205). */
export function leaveDevice(): void {
  forgetMember()
  giveDeviceTo(0, { takesAlong: false })
}
