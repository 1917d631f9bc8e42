/** Shorter ones are never cut from another, they are copies. */
const CUT_MIN = 13

/**
 * The same text in memory of its own: one cut from a longer one keeps all of that alive, and whoever reads rows may keep a
 * cell of each.
 */
export function ownText(text: string): string {
  return text.length < CUT_MIN ? text : Buffer.from(text).toString()
}
