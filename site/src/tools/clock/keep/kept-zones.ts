import { FIRST_ZONES, parseZones } from '../logic/world.ts'
import { createStored } from '../../../lib/stored.ts'

export const keptZones = createStored<readonly string[]>('tutu.clock.zones', FIRST_ZONES, parseZones)
