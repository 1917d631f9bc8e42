import { NEW_POMODORO, parsePomodoro, type Pomodoro } from '../logic/pomodoro.ts'
import { RUNNING_KEYS } from './running-keys.ts'
import { createStored } from '../../../lib/stored.ts'

export const keptPomodoro = createStored<Pomodoro>(RUNNING_KEYS.pomodoro, NEW_POMODORO, parsePomodoro)
