import { seededRandom } from '../random.ts'
import { cellTowards, type Cell, DIRECTIONS, type Field, indexOf, isInside, type Tile } from './field.ts'
import { countBlocks, type Program } from './program.ts'
import { fold, shortest } from './solve.ts'

export type DailyPuzzle = { readonly field: Field; readonly solution: Program; readonly scenery: number }

const SIDE = 7
/** Actions of the shortest way: neither over in a breath nor longer than a break. */
const LEAST = 9
const MOST = 30
/** Blocks that its solution takes. */
const BLOCKS_MAX = 16

/** '2026-11-24', as the calendar on the reader's wall has it. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function isDay(text: string): boolean {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // Browsers take the 31st of February for a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The puzzle of a day: the same one everywhere, also without a network. It is drawn anew until it can be solved. */
export function dailyPuzzle(day: string): DailyPuzzle {
  const random = randomFrom(day)
  for (;;) {
    const field = drawRandom(random)
    const way = shortest(field, 20_000)
    if (!way || way.length < LEAST || way.length > MOST) continue
    const solution: Program = { main: fold(way), functions: [] }
    if (countBlocks(solution) <= BLOCKS_MAX) return { field, solution, scenery: Math.floor(random() * 5) }
  }
}

function drawRandom(random: () => number): Field {
  const below = (limit: number) => Math.floor(random() * limit)
  const tiles: Tile[] = Array.from({ length: SIDE * SIDE }, () => 'ground')
  const carrots = tiles.map(() => 0)
  const free = () => {
    const cells = tiles.flatMap((tile, index) => (tile === 'ground' && carrots[index] === 0 ? [index] : []))
    return cells[below(cells.length)]!
  }
  const start = { x: below(SIDE), y: below(SIDE), direction: DIRECTIONS[below(4)]! }
  const field: Field = { width: SIDE, height: SIDE, tiles, carrots, start }
  const startIndex = indexOf(field, start)
  const put = (tile: Tile, count: number) => {
    for (let index = 0; index < count; index++) {
      const cell = free()
      if (cell !== startIndex) tiles[cell] = tile
    }
  }
  // Walls come in rows: a field of single stones looks like nothing.
  for (let row = 0; row < 4; row++) {
    let cell: Cell = { x: below(SIDE), y: below(SIDE) }
    const direction = DIRECTIONS[below(4)]!
    for (let length = 1 + below(4); length > 0 && isInside(field, cell); length--) {
      if (indexOf(field, cell) !== startIndex) tiles[indexOf(field, cell)] = 'wall'
      cell = cellTowards(cell, direction)
    }
  }
  const kind = below(3)
  put('hole', kind === 0 ? 5 : 2)
  if (kind === 1) put('ice', 8)
  put('home', 1)
  for (let count = 2 + below(2); count > 0; count--) {
    const cell = free()
    if (cell !== startIndex) carrots[cell] = 1
  }
  return field
}

/** The same numbers for the same letters, in every browser. */
function randomFrom(text: string): () => number {
  return seededRandom([...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7))
}
