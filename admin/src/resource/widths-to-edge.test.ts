import { expect, it } from 'vitest'
import { widthsToEdge } from './widths-to-edge.ts'

const widths = (usual: readonly number[], inSight: number | undefined) => [
  ...widthsToEdge(new Map(usual.map((width, index) => [String(index), width])), inSight).values(),
]

it.each([
  ['where nobody measures they are as usual', [220, 96, 130], undefined, [220, 96, 130]],
  ['where there is room for all of them, too', [140, 100], 250, [140, 100]],
  ['those that end at the edge stay', [140, 110, 190], 250, [140, 110, 190]],
  ['the first gives what the one at the edge needs', [220, 96, 130], 250, [154, 96, 130]],
  ['what was done and to which record are seen together', [190, 180, 110], 267, [114, 153, 110]],
  ['what it cannot give alone the others give with it', [140, 110, 110, 190], 298, [96, 101, 101, 190]],
  ['the first keeps what a name needs', [120, 100, 140], 250, [150, 100, 140]],
  ['the first takes what is left where the next would be too narrow', [220, 140, 110], 234, [234, 140, 110]],
  ['the first ends at the edge where it alone is too wide', [320, 140], 234, [234, 140]],
  ['and keeps what a name needs where there is hardly an edge', [320, 140], 40, [96, 140]],
])('%s', (_, usual, inSight, expected) => expect(widths(usual, inSight)).toEqual(expected))
