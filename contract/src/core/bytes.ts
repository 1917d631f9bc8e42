const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes in the largest unit that leaves a whole part: 1536 → '1.5 KB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`
}
