/** What is typed in a round: F and J are where the index fingers rest. */
export const ROUND = ['f', 'j', 'f', 'f', 'j', 'j'] as const

/** Minutes after twelve, as the hands stand at first and as they are to stand; the hands go in steps of five. */
export const FIRST_TIME = 10 * 60 + 10
export const GOAL_TIME = 3 * 60 + 30
export const STEP = 5
const HALF_DAY = 720

/** Half a day's minutes after the minute hand was turned to `minute`, the short way round. */
export function turnTo(time: number, minute: number): number {
  const way = ((minute - (time % 60) + 90) % 60) - 30
  return (time + way + HALF_DAY) % HALF_DAY
}

/** The minute, in steps of five, to which a hand from the centre through (x, y) points; y grows downwards. */
export function minuteAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return (((Math.round((turn * 60) / STEP) * STEP) % 60) + 60) % 60
}

/** '3:30' */
export function clockTime(time: number): string {
  return `${Math.floor(time / 60) || 12}:${String(time % 60).padStart(2, '0')}`
}

/** Whether a file could be a Scratch project; what it is shows when it is looked at. */
export function couldBeProject({ name }: { name: string }): boolean {
  return /\.(sb[23]?|zip)$/i.test(name) || !/\.\w{1,5}$/.test(name)
}
