export type Greeting = 'lateNight' | 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening'

/** First hour that no longer belongs to a greeting (spec 1). */
const UNTIL: readonly [hour: number, greeting: Greeting][] = [
  [5, 'lateNight'],
  [9, 'morning'],
  [12, 'forenoon'],
  [14, 'noon'],
  [18, 'afternoon'],
]

/** The greeting of an hour of the day, 0–23. */
export function greetingAt(hour: number): Greeting {
  return UNTIL.find(([until]) => hour < until)?.[1] ?? 'evening'
}
