import { parseStopwatch, STOPPED, type Stopwatch } from '../logic/stopwatch.ts'
import { createStored } from './stored.ts'

export const keptStopwatch = createStored<Stopwatch>('tutu.clock.stopwatch', STOPPED, parseStopwatch)
