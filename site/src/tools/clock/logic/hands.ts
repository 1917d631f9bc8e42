import { DAY, HALF_DAY, minuteOf, type TimeOfDay, turn, wrap } from './time-of-day.ts'

/** Where both hands point. `hour` in minutes of its own round (0–719, 60 from number to number), `minute` 0–59. */
export type Hands = { readonly hour: number; readonly minute: number }

export function handsOf(time: TimeOfDay): Hands {
  return { hour: wrap(time, HALF_DAY), minute: minuteOf(time) }
}

/** Degrees clockwise from 12. */
export function degreesOf({ hour, minute }: Hands): { hour: number; minute: number } {
  return { hour: hour / 2, minute: minute * 6 }
}

/** Degrees clockwise from 12 of a point beside the centre (y downwards). */
export function degreesAt(x: number, y: number): number {
  return wrap((Math.atan2(x, -y) * 180) / Math.PI, 360)
}

/** The time after the minute hand of a geared clock was turned to `degrees`: past 12 the hour goes with it. */
export function turnMinuteHand(time: TimeOfDay, degrees: number): TimeOfDay {
  return wrap(time + turn(minuteOf(time), Math.round(degrees / 6), 60), DAY)
}

/** The time after the hour hand of a geared clock was pulled to `degrees`: whole hours, the minutes stay. */
export function turnHourHand(time: TimeOfDay, degrees: number): TimeOfDay {
  const way = turn(wrap(time, HALF_DAY), degrees * 2, HALF_DAY)
  return wrap(time + Math.round(way / 60) * 60, DAY)
}

/** Steps of the loose hour hand, in minutes of its round: fine enough for a quarter of the way between two numbers. */
const LOOSE_STEP = 15

/** One hand of a clock without gears, turned to `degrees`. */
export function turnLoose(hands: Hands, hand: 'hour' | 'minute', degrees: number): Hands {
  if (hand === 'minute') return { ...hands, minute: wrap(Math.round(degrees / 6), 60) }
  return { ...hands, hour: wrap(Math.round((degrees * 2) / LOOSE_STEP) * LOOSE_STEP, HALF_DAY) }
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const MINUTES: Readonly<Record<ArrowKey, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 60, ArrowDown: -60 }

export function isArrowKey(key: string): key is ArrowKey {
  return Object.hasOwn(MINUTES, key)
}

export function stepTime(time: TimeOfDay, key: ArrowKey): TimeOfDay {
  return wrap(time + MINUTES[key], DAY)
}

/** Left and right move the minute hand alone, up and down the hour hand: by an hour, or by a quarter of one. */
export function stepLoose(hands: Hands, key: ArrowKey, fine: boolean): Hands {
  const step = MINUTES[key]
  if (Math.abs(step) === 1) return { ...hands, minute: wrap(hands.minute + step, 60) }
  return { ...hands, hour: wrap(hands.hour + (fine ? step / 4 : step), HALF_DAY) }
}
