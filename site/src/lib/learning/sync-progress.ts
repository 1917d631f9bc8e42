import { merge, type Progress, readProgress } from '@tutu/learning/progress/progress'
import { changeProgress, deviceOwner, keptProgress } from './progress-store.ts'
import { addToolStars, keptToolStars } from './tool-stars.ts'

type Send = (progress: Progress) => Promise<unknown>

/**
 * Brings what this device knows to the member's account, and what the account knows to this device. What was done here
 * before anybody signed in comes along; what is another member's does not. Rejects as `send` does.
 */
export async function syncProgress(member: number, send: Send): Promise<Progress> {
  // Where somebody has just signed in it is theirs already.
  if (deviceOwner() !== member) (await import('./device-owner.ts')).giveDeviceTo(member, { takesAlong: true })
  const tools = keptToolStars()
  const theirs = readProgress(await send({ ...keptProgress(), ...(tools && { tools }) }))
  // Meanwhile somebody else may have taken the device.
  if (![0, member].includes(deviceOwner())) return theirs
  // The tools keep their own stars.
  const { tools: won, ...lessons } = theirs
  addToolStars(won)
  // What was done meanwhile stays.
  return changeProgress((now) => merge(now, lessons))
}
