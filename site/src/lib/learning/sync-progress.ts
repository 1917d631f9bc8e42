import { merge, NO_PROGRESS, type Progress, readProgress } from '@tutu/learning/progress/progress'
import { memberSession } from '../member/session.ts'
import { changeProgress, deviceOwner, isDeviceOf, keptProgress, OF_ACCOUNT } from './progress-store.ts'
import { hasKept } from '../stored.ts'
import { TOOL_RECORDS } from './tool-records.ts'

/** Not with the centre's start: most have no star of a tool. Where it cannot be fetched, stars wait for the next visit. */
const toolStars = () => import('./tool-stars.ts').catch(() => undefined)

type Send = (progress: Progress) => Promise<unknown>

/**
 * Brings what this device knows to the member's account, and what the account knows to this device. What was done here
 * before anybody signed in comes along; what is another member's does not. Rejects as `send` does, and where the member is not the one signed in any more.
 */
export async function syncProgress(member: number, send: Send): Promise<Progress> {
  // Where somebody has just signed in it is theirs already.
  if (!isDeviceOf(member)) {
    const { giveDeviceTo } = await import('./device-owner.ts')
    assertStillHere(member)
    giveDeviceTo(member, { takesAlong: deviceOwner() === 0 })
  }
  const tools = Object.values(TOOL_RECORDS).some(hasKept) ? (await toolStars())?.keptToolStars() : undefined
  assertStillHere(member)
  // A full device stays whose it was: of that nothing is sent.
  const known = isDeviceOf(member) ? { ...keptProgress(), ...(tools && { tools }) } : NO_PROGRESS
  const theirs = readProgress(await send(known))
  // The tools keep their own stars.
  const { tools: won, ...lessons } = theirs
  const stars = won && (await toolStars())
  // Meanwhile they may have signed out in another tab, or somebody else have signed in.
  if (!isDeviceOf(member)) return theirs
  stars?.addToolStars(won)
  // What was done meanwhile stays.
  return changeProgress((now) => merge(now, lessons), OF_ACCOUNT)
}

function assertStillHere(member: number): void {
  if (memberSession.read().id !== member) throw new Error('Another member is signed in.')
}
