import { LEVELS } from '../logic/address.ts'
import { createStored } from '../../../lib/stored.ts'

/** Best stars of each level, 0–3. */
export const keptStars = createStored<readonly number[]>(
  'tutu.clock.stars',
  LEVELS.map(() => 0),
  (value) =>
    Array.isArray(value)
      ? LEVELS.map((_, index) => ([1, 2, 3].includes(value[index]) ? Number(value[index]) : 0))
      : undefined,
)
