/** Somebody's run in a race, as it stands. Lanes are numbered from 1. */
export type Racer = {
  readonly lane: number
  /** When across the line, in any unit; null: not yet. */
  readonly doneAt: number | null
  /** Whether the whole text was typed. */
  readonly whole: boolean
  /** Does not look like typing on a keyboard: earns no award, and is told of to nobody. */
  readonly practice: boolean
  readonly speed: number | null
  readonly accuracy: number | null
  /** Characters typed; null: nothing was handed in. */
  readonly length: number | null
  /** The best speed of the same kind until then. */
  readonly earlierBest: number | null
}

export type RaceAwards = {
  /** The lane that was across the line first. */
  readonly first: number | null
  /** All lanes with the best accuracy. */
  readonly careful: readonly number[]
  /** The lane that went furthest beyond its own best. */
  readonly step: number | null
}

/** Below it, in percent, the most careful one was not careful. */
const CAREFUL_MIN = 90

/** Three ways to be seen, of which speed is one; nobody is last. */
export function awardsOf(racers: readonly Racer[]): RaceAwards {
  const counted = racers.filter(({ doneAt, practice }) => doneAt !== null && !practice)
  const whole = counted.filter((racer) => racer.whole)
  const first = whole.toSorted((a, b) => a.doneAt! - b.doneAt!)[0]
  const most = Math.max(CAREFUL_MIN, ...whole.map(({ accuracy }) => accuracy ?? 0))
  const step = whole.toSorted((a, b) => growth(b) - growth(a))[0]
  return {
    first: first?.lane ?? null,
    careful: whole.filter(({ accuracy }) => accuracy !== null && accuracy >= most).map(({ lane }) => lane),
    step: step && growth(step) > 0 ? step.lane : null,
  }
}

/** What is shorter, in characters, or less careful, in percent, is nobody's best: the earlier ones and this one alike. */
export const BEST_FROM = { length: 20, accuracy: 80 } as const

/** Whether a run is beyond one's own best, as speeds are told: in tenths. Null: there is nothing to compare. */
export function isBest(run: Omit<Racer, 'lane' | 'doneAt'>): boolean | null {
  const { speed, accuracy, length, whole, practice, earlierBest } = run
  if (speed === null || accuracy === null || length === null || earlierBest === null) return null
  const counts = whole && !practice && length >= BEST_FROM.length && accuracy >= BEST_FROM.accuracy
  return counts && tenths(speed) > tenths(earlierBest)
}

const tenths = (value: number): number => Math.round(value * 10)

/** How many times as fast as ever before; 0: no faster. */
const growth = (racer: Racer): number => (isBest(racer) ? racer.speed! / racer.earlierBest! : 0)

/** What is written on a lane's rabbit: A to Z, then AA, AB … for those who do not see its colour. */
export function laneLetters(lane: number): string {
  const letter = String.fromCharCode(65 + ((lane - 1) % 26))
  return lane > 26 ? laneLetters(Math.floor((lane - 1) / 26)) + letter : letter
}
