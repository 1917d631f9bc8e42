/**
 * Whether `typed` is made of beginnings of neighbouring units, one of each from `from` on: 'biaoqian', 'bq', 'biaoq' and
 * 'bqian' of biao qian; 'mp' of my profile. A unit is read in one way, or in any of several.
 */
export function isSpelled(units: readonly (string | readonly string[])[], typed: string, from: number): boolean {
  // How many characters may be used up after each unit.
  let used = new Set([0])
  for (let at = from; at < units.length && used.size > 0; at++) {
    const unit = units[at]!
    const next = new Set<number>()
    for (const reading of typeof unit === 'string' ? [unit] : unit) {
      for (const start of used) {
        for (let length = 1; length <= reading.length && typed[start + length - 1] === reading[length - 1]; length++) {
          if (start + length === typed.length) return true
          next.add(start + length)
        }
      }
    }
    used = next
  }
  return false
}
