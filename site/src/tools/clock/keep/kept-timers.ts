import { parseTimers, type Timer } from '../logic/timer.ts'
import { RUNNING_KEYS } from './running-keys.ts'
import { createStored } from '../../../lib/stored.ts'

export const keptTimers = createStored<readonly Timer[]>(RUNNING_KEYS.timers, [], parseTimers)
