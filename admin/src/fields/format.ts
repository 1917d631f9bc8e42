const two = (value: number): string => String(value).padStart(2, '0')

/** Unix seconds → 'yyyy-mm-dd hh:MM:ss' in the reader's time zone (spec 9). */
export function formatSeconds(seconds: number): string {
  const date = new Date(seconds * 1000)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}
