import { useNow } from '../keep/use-now.ts'
import { leftOf, phaseOf, type Timer } from '../logic/timer.ts'

/** ms left, anew with each second of the countdown's own: those of the clock begin at other moments. */
export function useLeft({ length, run }: Pick<Timer, 'length' | 'run'>): number {
  const now = useNow(phaseOf(run))
  return now === undefined ? length : leftOf({ run }, now)
}
