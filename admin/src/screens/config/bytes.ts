/** Units of sizes, smallest first, in bytes. */
export const UNITS = { kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const
export type Unit = keyof typeof UNITS

/** The largest unit in which the size is a short number; nothing is megabytes. */
export function unitOf(bytes: number): Unit {
  if (bytes === 0) return 'MB'
  const units = Object.keys(UNITS).toReversed() as Unit[]
  return units.find((unit) => bytes >= UNITS[unit] && (bytes * 100) % UNITS[unit] === 0) ?? 'kB'
}
