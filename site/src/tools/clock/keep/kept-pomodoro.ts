import { NEW_POMODORO, parsePomodoro, type Pomodoro } from '../logic/pomodoro.ts'
import { createStored } from './stored.ts'

export const keptPomodoro = createStored<Pomodoro>('tutu.clock.pomodoro', NEW_POMODORO, parsePomodoro)
