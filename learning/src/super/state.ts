import {
  type Cell,
  cellTowards,
  type Direction,
  type Field,
  indexOf,
  isInside,
  type Rabbit,
  type Side,
  turned,
} from './field.ts'

/** A field as it is in the middle of a run. */
export type State = {
  readonly field: Field
  readonly rabbit: Rabbit
  /** Carrots left in each cell. */
  readonly carrots: readonly number[]
  readonly pulled: number
  /** Whether switches have turned the doors: open ones are closed then, closed ones open. */
  readonly doorsTurned: boolean
}

export const ACTIONS = ['forward', 'left', 'right', 'jump', 'pull'] as const
export type Action = (typeof ACTIONS)[number]

/** Why the rabbit could not do what it was told. */
export type Crash = 'wall' | 'edge' | 'door' | 'hole' | 'no-carrot'

export type Deed = {
  readonly state: State
  /** Set: the run ends here. In a hole the rabbit is in the cell it fell into; otherwise it stands where it stood. */
  readonly crash?: Crash
}

export const SENSES = ['wall-ahead', 'wall-left', 'wall-right', 'hole-ahead', 'carrot', 'home', 'always'] as const
export type Sense = (typeof SENSES)[number]

export function startOf(field: Field): State {
  return { field, rabbit: field.start, carrots: field.carrots, pulled: 0, doorsTurned: false }
}

/** All carrots are pulled, and the rabbit stands at home. */
export function isSolved({ field, rabbit, carrots }: State): boolean {
  return field.tiles[indexOf(field, rabbit)] === 'home' && carrots.every((count) => count === 0)
}

export function carrotsLeft({ carrots }: State): number {
  return carrots.reduce((sum, count) => sum + count, 0)
}

export function act(state: State, action: Action): Deed {
  const { rabbit } = state
  switch (action) {
    case 'forward':
      return move(state, 1)
    case 'jump':
      // Without a hole the rabbit hops where it stands: a jump is no way to be quick.
      return senses(state, 'hole-ahead') ? move(state, 2) : { state }
    case 'left':
    case 'right':
      return { state: { ...state, rabbit: { ...rabbit, direction: turned(rabbit.direction, action) } } }
    case 'pull':
      return pull(state)
  }
}

export function isDoorOpen({ field, doorsTurned }: State, cell: Cell): boolean {
  const tile = field.tiles[indexOf(field, cell)]
  return tile === (doorsTurned ? 'door' : 'open-door')
}

export function senses(state: State, sense: Sense): boolean {
  const { field, rabbit } = state
  switch (sense) {
    case 'wall-ahead':
      return blockOn(state, 'ahead') !== undefined
    case 'wall-left':
      return blockOn(state, 'left') !== undefined
    case 'wall-right':
      return blockOn(state, 'right') !== undefined
    case 'hole-ahead': {
      const cell = cellTowards(rabbit, rabbit.direction)
      return isInside(field, cell) && field.tiles[indexOf(field, cell)] === 'hole'
    }
    case 'carrot':
      return state.carrots[indexOf(field, rabbit)]! > 0
    case 'home':
      return field.tiles[indexOf(field, rabbit)] === 'home'
    case 'always':
      return true
  }
}

function blockOn(state: State, side: Side): Crash | undefined {
  return blockIn(state, cellTowards(state.rabbit, turned(state.rabbit.direction, side)))
}

/** What keeps the rabbit out of a cell. */
function blockIn(state: State, cell: Cell): 'wall' | 'edge' | 'door' | undefined {
  const { field } = state
  if (!isInside(field, cell)) return 'edge'
  switch (field.tiles[indexOf(field, cell)]!) {
    case 'wall':
      return 'wall'
    case 'door':
    case 'open-door':
      return isDoorOpen(state, cell) ? undefined : 'door'
    case 'ground':
    case 'hole':
    case 'ice':
    case 'switch':
    case 'home':
      return undefined
  }
}

/** One cell, or over a hole: walls and closed doors are too high to land on. */
function move(state: State, cells: 1 | 2): Deed {
  const { direction } = state.rabbit
  for (let step = 1; step <= cells; step++) {
    const crash = blockIn(state, cellTowards(state.rabbit, direction, step))
    if (crash) return { state, crash }
  }
  return land(state, cellTowards(state.rabbit, direction, cells), direction)
}

/** What happens on arriving: a fall, a slide over ice, a switch that turns the doors. */
function land(state: State, first: Cell, direction: Direction): Deed {
  const { field } = state
  const tileOf = (cell: Cell) => field.tiles[indexOf(field, cell)]
  let cell = first
  while (tileOf(cell) === 'ice') {
    const next = cellTowards(cell, direction)
    if (blockIn(state, next)) break
    cell = next
  }
  const there: State = { ...state, rabbit: { ...cell, direction } }
  if (tileOf(cell) === 'hole') return { state: there, crash: 'hole' }
  if (tileOf(cell) === 'switch') return { state: { ...there, doorsTurned: !state.doorsTurned } }
  return { state: there }
}

function pull(state: State): Deed {
  const index = indexOf(state.field, state.rabbit)
  const count = state.carrots[index]!
  if (count === 0) return { state, crash: 'no-carrot' }
  return { state: { ...state, carrots: state.carrots.with(index, count - 1), pulled: state.pulled + 1 } }
}
