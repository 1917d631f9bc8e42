import {
  CARROTS_MAX,
  DIRECTIONS,
  drawField,
  drawingOf,
  type Field,
  indexOf,
  SIDE_MAX,
  type Tile,
} from '@tutu/learning/super/field'
import { createStored } from '../../../lib/stored.ts'

/** Things to put on a field. */
export const TOOLS = [
  'wall',
  'ground',
  'carrot',
  'hole',
  'home',
  'rabbit',
  'ice',
  'switch',
  'door',
  'open-door',
] as const
export type Tool = (typeof TOOLS)[number]

/** Smaller than what an address can hold: a field one draws wants some room. */
export const DRAWN_MIN = 3
export const DRAWN_MAX = 10

export type Draft = { readonly drawing: string; readonly scenery: number }

const FIRST: Draft = { drawing: '.......\n.>..1..\n.......\n..#.o..\n.....H.', scenery: 0 }

/** The field that is being drawn, as it was left. */
export const keptDraft = createStored<Draft>('tutu.super.make', FIRST, (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const { drawing, scenery } = value as Record<string, unknown>
  if (typeof drawing !== 'string' || drawing.length > SIDE_MAX * (SIDE_MAX + 1)) return undefined
  try {
    drawField(drawing)
  } catch {
    return undefined
  }
  return { drawing, scenery: [0, 1, 2, 3, 4].includes(Number(scenery)) ? Number(scenery) : 0 }
})

export const EMPTY_DRAWING = '.......\n.>.....\n.......\n.......\n.....H.'

/** Puts a thing into a cell. The rabbit turns where it stands already, and carrots become one more. */
export function put(field: Field, tool: Tool, x: number, y: number): Field {
  const index = indexOf(field, { x, y })
  const isStart = index === indexOf(field, field.start)
  const tiles = [...field.tiles]
  const carrots = [...field.carrots]
  const setTile = (tile: Tile): Field => {
    // The rabbit stands on ground or at home, and is moved by itself alone.
    if (isStart && tile !== 'ground' && tile !== 'home') return field
    tiles[index] = tile
    carrots[index] = 0
    return { ...field, tiles, carrots }
  }
  switch (tool) {
    case 'rabbit': {
      const { direction } = field.start
      if (isStart) return { ...field, start: { x, y, direction: DIRECTIONS[(DIRECTIONS.indexOf(direction) + 1) % 4]! } }
      carrots[index] = 0
      if (tiles[index] !== 'home') tiles[index] = 'ground'
      return { ...field, tiles, carrots, start: { x, y, direction } }
    }
    case 'carrot':
      if (isStart) return field
      tiles[index] = 'ground'
      carrots[index] = carrots[index]! >= CARROTS_MAX ? 1 : carrots[index]! + 1
      return { ...field, tiles, carrots }
    case 'wall':
    case 'ground':
    case 'hole':
    case 'home':
    case 'ice':
    case 'switch':
    case 'door':
    case 'open-door':
      return setTile(tool)
  }
}

/** The same field, wider or narrower; what no longer fits is gone, and the rabbit stays on it. */
export function resized(field: Field, width: number, height: number): Field {
  const cells = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const old = x < field.width && y < field.height ? indexOf(field, { x, y }) : undefined
    return {
      tile: old === undefined ? 'ground' : field.tiles[old]!,
      carrots: old === undefined ? 0 : field.carrots[old]!,
    } as const
  })
  const start = { ...field.start, x: Math.min(field.start.x, width - 1), y: Math.min(field.start.y, height - 1) }
  const at = start.y * width + start.x
  const isMoved = start.x !== field.start.x || start.y !== field.start.y
  return {
    width,
    height,
    tiles: cells.map(({ tile }, index) => (isMoved && index === at && tile !== 'home' ? 'ground' : tile)),
    carrots: cells.map(({ carrots }, index) => (index === at ? 0 : carrots)),
    start,
  }
}

export function writeField(field: Field): void {
  keptDraft.write((known) => ({ ...known, drawing: drawingOf(field) }))
}
