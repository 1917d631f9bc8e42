import { hourOf, type TimeOfDay, wrap, DAY } from './time-of-day.ts'

/** What is drawn around a clock: a rabbit's day. */
export const SCENES = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const
export type Scene = (typeof SCENES)[number]

const SUNRISE = 5
const SUNSET = 18

/** The scene of a time; it changes where the words for the part of the day do (words.ts), or within one. */
export function sceneOf(time: TimeOfDay): Scene {
  const hour = hourOf(time)
  if (hour < SUNRISE || hour >= 21) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 14) return 'noon'
  return hour < SUNSET ? 'afternoon' : 'evening'
}

/** Degrees that sun or moon have gone around the clock: 0 at its left (sun at 6, moon at 18), 90 above it, 180 at its right. */
export function lightAt(time: TimeOfDay): number {
  const isDay = hourOf(time) >= SUNRISE && hourOf(time) < SUNSET
  return (wrap(time - (isDay ? 6 : 18) * 60 + DAY / 4, DAY) - DAY / 4) / 4
}
