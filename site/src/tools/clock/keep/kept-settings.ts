import { FIRST_SETTINGS, parseSettings, type Settings } from '../logic/settings.ts'
import { createStored } from '../../../lib/stored.ts'

export const keptSettings = createStored<Settings>('tutu.clock.settings', FIRST_SETTINGS, parseSettings)
