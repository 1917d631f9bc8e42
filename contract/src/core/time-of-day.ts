const WRITTEN = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** '8:30' → '08:30:00', or with `edge` its last second; undefined where it is no time of day. */
export function toTimeOfDay(text: string, edge: 'from' | 'to' = 'from'): string | undefined {
  const [, hour, minute, second = edge === 'to' ? '59' : '00'] = WRITTEN.exec(text.trim()) ?? []
  return hour && `${hour.padStart(2, '0')}:${minute}:${second}`
}

/** '08:30:00' → '08:30', where minutes are all that is asked for. */
export function timeOfDayText(time: string, { seconds }: { seconds?: boolean }): string {
  return seconds ? time : time.slice(0, 5)
}
