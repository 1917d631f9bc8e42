import type { Script } from '@tutu/learning/typing/exercise'
import type { Result } from '../store/record.ts'

/** Percent. Faster with more slips is not better. */
export const ACCURACY_FOR_BEST = 90
/** Characters: a line or two may go well by chance. */
const LENGTH_FOR_BEST = 40

/** The best result with so few slips that it counts, of letters and code, or of Chinese; undefined: none yet. */
export function bestOf(results: readonly Result[], kind: 'letters' | 'han'): Result | undefined {
  const scripts: readonly Script[] = kind === 'han' ? ['han'] : ['latin', 'code']
  const enough = kind === 'han' ? LENGTH_FOR_BEST / 2 : LENGTH_FOR_BEST
  return results
    .filter(
      ({ script, accuracy, length }) => scripts.includes(script) && accuracy >= ACCURACY_FOR_BEST && length >= enough,
    )
    .toSorted((a, b) => b.speed - a.speed)[0]
}
