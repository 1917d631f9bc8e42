import { dayKey } from '../../ui/timetable/times.ts'

/** The last second of a day of the teacher's, in seconds: '2026-11-28'. */
export const endOfDay = (day: string): number => Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000)

export const today = (): string => dayKey(Date.now() / 1000)
