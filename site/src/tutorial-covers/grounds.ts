/** What drawings stand on: a soft colour, and the line of its pattern. */
export const GROUNDS = {
  leaf: ['#DCF0E4', '#C2E3D0'],
  carrot: ['#FDE9DC', '#F9D3BA'],
  sky: ['#DCECFB', '#C0DCF6'],
  berry: ['#FBE1E9', '#F5C9D7'],
  honey: ['#FDF0CB', '#F8DF9C'],
  violet: ['#E9E3FD', '#D6CBF9'],
  teal: ['#D8F0F2', '#BBE2E7'],
} as const satisfies Readonly<Record<string, readonly [soft: string, line: string]>>
