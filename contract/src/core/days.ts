const WRITTEN = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/

/** '2016/3/5' → '2016-03-05'; undefined where there is no such day. */
export function toDay(text: string): string | undefined {
  const [, year, month, day] = WRITTEN.exec(text.trim()) ?? []
  if (!year || !month || !day) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) && year !== '0000'
    ? written
    : undefined
}
