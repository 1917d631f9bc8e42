import { ANSWERED, isDue, type Progress } from './progress.ts'

/** For trying again, never for buying, and none for being fast: what a child did that makes learning go on. */
export const BADGES = ['tries', 'hint', 'mended', 'back', 'remembered'] as const
export type Badge = (typeof BADGES)[number]

/** What was just done; `kind`: that of the exercise. */
export type Deed =
  | { readonly did: 'visit' }
  | { readonly did: 'solve'; readonly lesson: string; readonly exercise: string; readonly kind: string }

/** ms without a lesson after which coming is coming back. */
const AWAY = 12 * 3_600_000

/** `before`: as it was when the deed was done. */
const RULES: Readonly<Record<Badge, (before: Progress, deed: Deed, now: number) => boolean>> = {
  tries: (before, deed) => deed.did === 'solve' && (recordOf(before, deed)?.missed?.[deed.exercise] ?? 0) >= 2,
  hint: (before, deed) => {
    const opened = deed.did === 'solve' ? (recordOf(before, deed)?.helped?.[deed.exercise] ?? 0) : 0
    return opened > 0 && opened < ANSWERED
  },
  mended: (_, deed) => deed.did === 'solve' && deed.kind === 'bug',
  back: (before, deed, now) => {
    const seen = Math.max(0, ...Object.values(before.lessons).map((lesson) => lesson.seen))
    return deed.did === 'visit' && seen > 0 && now - seen >= AWAY
  },
  remembered: (before, deed, now) => {
    const repeat = deed.did === 'solve' ? recordOf(before, deed)?.again[deed.exercise] : undefined
    return repeat !== undefined && isDue(repeat, now)
  },
}

/** What was done, with the badges it earned; each is earned once, and never lost. */
export function earn(before: Progress, after: Progress, deed: Deed, now: number): Progress {
  const earned = BADGES.filter((name) => before.badges?.[name] === undefined && RULES[name](before, deed, now))
  if (earned.length === 0) return after
  return { ...after, badges: { ...after.badges, ...Object.fromEntries(earned.map((name) => [name, now])) } }
}

/** In the order they were earned. */
export function badgesOf({ badges = {} }: Progress): Badge[] {
  return BADGES.filter((name) => badges[name] !== undefined).toSorted((a, b) => badges[a]! - badges[b]!)
}

function recordOf(progress: Progress, { lesson }: Extract<Deed, { did: 'solve' }>) {
  return progress.lessons[lesson]
}
