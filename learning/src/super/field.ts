/**
 * The field the rabbit walks over. It is drawn as text, a character for each cell:
 *
 *     . ground   # wall   o hole   ~ ice   s switch   D door that is closed   d door that is open
 *     H home     1–8 that many carrots     ^ > v < the rabbit, looking up, right, down, left
 *     N E S W the rabbit at home, looking up, right, down, left
 */

/** In the order of turning right. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Sides of the rabbit. */
export type Side = 'ahead' | 'left' | 'right'

export const TILES = ['ground', 'wall', 'hole', 'ice', 'switch', 'door', 'open-door', 'home'] as const
export type Tile = (typeof TILES)[number]

export type Cell = { readonly x: number; readonly y: number }
export type Rabbit = Cell & { readonly direction: Direction }

export type Field = {
  readonly width: number
  readonly height: number
  /** Row by row; index is `y * width + x`. */
  readonly tiles: readonly Tile[]
  readonly carrots: readonly number[]
  readonly start: Rabbit
}

/** Cells on a side, at the most: more are too small to be pressed with a finger. */
export const SIDE_MAX = 12
export const SIDE_MIN = 2
/** Carrots in one cell. */
export const CARROTS_MAX = 8

const RABBITS: Readonly<Record<string, Direction>> = { '^': 'up', '>': 'right', v: 'down', '<': 'left' }
const AT_HOME: Readonly<Record<string, Direction>> = { N: 'up', E: 'right', S: 'down', W: 'left' }
const DRAWN: Readonly<Record<string, Tile>> = {
  '.': 'ground',
  '#': 'wall',
  o: 'hole',
  '~': 'ice',
  s: 'switch',
  D: 'door',
  d: 'open-door',
  H: 'home',
}

/** Reads a drawing as above; throws where it is none, for drawings are written by hand in this tree. */
export function drawField(drawing: string): Field {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim())
  const width = rows[0]?.length ?? 0
  const tiles: Tile[] = []
  const carrots: number[] = []
  let start: Rabbit | undefined
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) throw new Error(`Row ${y} of the field has another length`)
    for (const [x, sign] of [...row].entries()) {
      const direction = RABBITS[sign] ?? AT_HOME[sign]
      if (direction) {
        if (start) throw new Error('The field has two rabbits')
        start = { x, y, direction }
      }
      const count = /[1-8]/.test(sign) ? Number(sign) : 0
      const tile = sign in AT_HOME ? 'home' : direction || count ? 'ground' : DRAWN[sign]
      if (!tile) throw new Error(`The field has no such sign: ${sign}`)
      tiles.push(tile)
      carrots.push(count)
    }
  }
  if (!start) throw new Error('The field has no rabbit')
  return { width, height: rows.length, tiles, carrots, start }
}

/** The drawing that `drawField` reads as this field. */
export function drawingOf({ width, tiles, carrots, start }: Field): string {
  const signOf = (signs: Readonly<Record<string, string>>, value: string) =>
    Object.keys(signs).find((sign) => signs[sign] === value) ?? '.'
  const signs = tiles.map((tile, index) => {
    if (index === start.y * width + start.x) return signOf(tile === 'home' ? AT_HOME : RABBITS, start.direction)
    return carrots[index]! > 0 ? String(carrots[index]) : signOf(DRAWN, tile)
  })
  return signs.join('').replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\n')
}

export function isInside({ width, height }: Field, { x, y }: Cell): boolean {
  return x >= 0 && y >= 0 && x < width && y < height
}

export function indexOf({ width }: Field, { x, y }: Cell): number {
  return y * width + x
}

export function turned(direction: Direction, side: Side): Direction {
  const by = { ahead: 0, right: 1, left: 3 }[side]
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + by) % 4]!
}

export function cellTowards({ x, y }: Cell, direction: Direction, steps = 1): Cell {
  switch (direction) {
    case 'up':
      return { x, y: y - steps }
    case 'right':
      return { x: x + steps, y }
    case 'down':
      return { x, y: y + steps }
    case 'left':
      return { x: x - steps, y }
  }
}

/** What is wrong with a field that somebody drew; undefined where it can be played. */
export type FieldProblem = 'size' | 'no-home' | 'start-blocked' | 'carrot-blocked' | 'door-without-switch'

export function problemOf(field: Field): FieldProblem | undefined {
  const { width, height, tiles, carrots, start } = field
  const sides = [width, height]
  if (sides.some((side) => !Number.isInteger(side) || side < SIDE_MIN || side > SIDE_MAX)) return 'size'
  if (tiles.length !== width * height || carrots.length !== tiles.length || !isInside(field, start)) return 'size'
  if (!tiles.includes('home')) return 'no-home'
  if (!canStartOn(tiles[indexOf(field, start)]!)) return 'start-blocked'
  if (carrots.some((count, index) => count > 0 && !canHoldCarrots(tiles[index]!))) return 'carrot-blocked'
  if (tiles.includes('door') && !tiles.includes('switch')) return 'door-without-switch'
  return undefined
}

/** Where the rabbit may begin: nothing happens to it there before it moves. */
export function canStartOn(tile: Tile): boolean {
  switch (tile) {
    case 'ground':
    case 'home':
      return true
    case 'wall':
    case 'hole':
    case 'ice':
    case 'switch':
    case 'door':
    case 'open-door':
      return false
  }
}

/** Where the rabbit can stand still to pull a carrot. */
export function canHoldCarrots(tile: Tile): boolean {
  return canStartOn(tile) && tile !== 'home'
}
