import { parseStopwatch, STOPPED, type Stopwatch } from '../logic/stopwatch.ts'
import { RUNNING_KEYS } from './running-keys.ts'
import { createStored } from '../../../lib/stored.ts'

export const keptStopwatch = createStored<Stopwatch>(RUNNING_KEYS.stopwatch, STOPPED, parseStopwatch)
