import { beach } from './beach.ts'
import { forest } from './forest.ts'
import type { LevelText, World } from './level.ts'
import { meadow } from './meadow.ts'
import { snow } from './snow.ts'
import { stars } from './stars.ts'

/** In the order of the journey. */
export const WORLDS: readonly World[] = [meadow, forest, snow, beach, stars]

export type PlacedLevel = { readonly number: number; readonly world: World; readonly text: LevelText }

/** All levels, counted from 1. */
export const LEVELS: readonly PlacedLevel[] = WORLDS.flatMap((world) =>
  world.levels.map((text) => ({ world, text })),
).map((placed, index) => ({ ...placed, number: index + 1 }))
