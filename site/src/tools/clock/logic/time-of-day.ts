/** Minutes since midnight, 0–1439. */
export type TimeOfDay = number

export const HALF_DAY = 720
export const DAY = 1440

export function wrap(value: number, size: number): number {
  return ((value % size) + size) % size
}

/** The shorter way round a circle of `size` from `from` to `to`: above -size/2, at most size/2. */
export function turn(from: number, to: number, size: number): number {
  const way = wrap(to - from, size)
  return way > size / 2 ? way - size : way
}

export function hourOf(time: TimeOfDay): number {
  return Math.floor(wrap(time, DAY) / 60)
}

export function minuteOf(time: TimeOfDay): number {
  return wrap(time, 60)
}

/** 1–12, as a dial has it. */
export function dialHour(time: TimeOfDay): number {
  return wrap(hourOf(time) - 1, 12) + 1
}

/** '15:05' */
export function digits24(time: TimeOfDay): string {
  return `${String(hourOf(time)).padStart(2, '0')}:${twoDigits(minuteOf(time))}`
}

/** '3:05' */
export function digits12(time: TimeOfDay): string {
  return `${dialHour(time)}:${twoDigits(minuteOf(time))}`
}

/** Reads '9:05' and '09:05'; undefined for what is no time of day. */
export function parseTimeOfDay(text: string): TimeOfDay | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text)
  if (!match) return undefined
  const [hour, minute] = [Number(match[1]), Number(match[2])]
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
