import { parseTimers, type Timer } from '../logic/timer.ts'
import { createStored } from './stored.ts'

export const keptTimers = createStored<readonly Timer[]>('tutu.clock.timers', [], parseTimers)
