/** What is written on the board: without letters and digits that look alike. */
export const RACE_CODE = /^[2-9a-hjkmnp-z]{4}$/
export const RACE_CODE_LENGTH = 4

/** Characters: five minutes for a quick child, as with texts of one's own. */
export const RACE_TEXT_MAX = 2000

/** Characters of what a teacher calls a text of their own. */
export const RACE_TITLE_MAX = 40

/** waiting: who comes in is seen. countdown: it begins in some seconds. over: ended, or nobody ended it for long. */
export const RACE_PHASES = ['waiting', 'countdown', 'running', 'over'] as const
export type RacePhase = (typeof RACE_PHASES)[number]

/** ms from the teacher's press to the start: all who look every two seconds have heard of it by then. */
export const RACE_COUNTDOWN = 6000

/** How often browsers ask, in ms. A class of thirty comes to twenty small requests a second while it runs. */
export const RACE_PACE = {
  waiting: 2000,
  countdown: 1500,
  running: 1500,
  over: 5000,
} as const satisfies Record<RacePhase, number>
