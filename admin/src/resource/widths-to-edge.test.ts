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
  ['the first takes what is left where the third would be too narrow', [140, 90, 160], 234, [144, 90, 160]],
  ['beside the handle, too, the second is seen', [220, 140, 110], 234, [122, 112, 110]],
  ['where it is narrow the first has the rest', [280, 96, 110], 234, [138, 96, 110]],
  ['a first that is narrow leaves it what it does not need', [100, 240, 200], 234, [100, 134, 200]],
  ['the second is seen where the first alone would be too wide', [320, 140], 234, [122, 112]],
  ['the only one ends at the edge', [320], 234, [234]],
  ['and the first keeps what a name needs where there is hardly an edge', [320, 140], 40, [96, 140]],
])('%s', (_, usual, inSight, expected) => expect(widths(usual, inSight)).toEqual(expected))

it('a first that is to be copied gives nothing', () => {
  const usual = new Map([140, 130, 120].map((width, index) => [String(index), width]))
  expect([...widthsToEdge(usual, 300, true).values()]).toEqual([170, 130, 120])
})
