import { DIRECTIONS, type Field, problemOf, type Tile, TILES, SIDE_MAX, SIDE_MIN } from './field.ts'
import {
  type Comparison,
  COMPARISONS,
  countBlocks,
  type FunctionOf,
  LIMITS,
  NAME,
  problemOf as problemOfProgram,
  type Program,
  type Step,
  type Test,
  type Value,
} from './program.ts'
import { solves } from './run.ts'
import { type Action, ACTIONS, SENSES } from './state.ts'
import { TAKEN_WORDS } from './words.ts'

/**
 * A level and its maker's program, as they stand in an address: bytes in base64url. No word of the maker's goes along:
 * there is nothing in it that anybody would have to read first.
 */
export type SharedLevel = {
  /** Which world's scenery it is drawn in. */
  readonly scenery: number
  readonly field: Field
  /** By which its maker has done the task: what proves that it can be done, and what three stars take. */
  readonly solution: Program
}

const VERSION = 1
/** Characters of an address; whatever is longer is not looked into. */
export const CODE_MAX = 1500
export const SCENERIES = 5

export function encodeLevel({ scenery, field, solution }: SharedLevel): string {
  const bytes: number[] = [VERSION, scenery, field.width, field.height]
  bytes.push(field.start.x, field.start.y, DIRECTIONS.indexOf(field.start.direction))
  const cells = field.tiles.map((tile, index) => cellCode(tile, field.carrots[index]!))
  for (let index = 0; index < cells.length; index += 2) bytes.push((cells[index]! << 4) | (cells[index + 1] ?? 0))
  writeProgram(bytes, solution)
  return toBase64Url(bytes)
}

/** Undefined for whatever is no level that can be played, and whose solution does not solve it. */
export function decodeLevel(code: string): SharedLevel | undefined {
  return decode(code, (reader) => {
    if (reader.byte() !== VERSION) throw new Unreadable()
    const scenery = reader.upTo(SCENERIES - 1)
    const [width, height] = [reader.between(SIDE_MIN, SIDE_MAX), reader.between(SIDE_MIN, SIDE_MAX)]
    const start = { x: reader.upTo(width - 1), y: reader.upTo(height - 1), direction: reader.oneOf(DIRECTIONS) }
    const tiles: Tile[] = []
    const carrots: number[] = []
    for (let index = 0; index < width * height; index += 2) {
      const pair = reader.byte()
      for (const code of [pair >> 4, pair & 15].slice(0, width * height - index)) {
        const [tile, count] = cellOf(code)
        tiles.push(tile)
        carrots.push(count)
      }
    }
    const field: Field = { width, height, tiles, carrots, start }
    const solution = reader.program()
    if (problemOf(field) || !solves([field], solution)) throw new Unreadable()
    return { scenery, field, solution }
  })
}

export function encodeProgram(program: Program): string {
  const bytes: number[] = [VERSION]
  writeProgram(bytes, program)
  return toBase64Url(bytes)
}

export function decodeProgram(code: string): Program | undefined {
  return decode(code, (reader) => {
    if (reader.byte() !== VERSION) throw new Unreadable()
    return reader.program()
  })
}

/** Four bits a cell: the tiles besides ground in the order of TILES, then ground with 0 to 8 carrots. */
const OTHER_TILES = TILES.filter((tile) => tile !== 'ground')

function cellCode(tile: Tile, carrots: number): number {
  const code = OTHER_TILES.findIndex((one) => one === tile)
  return code < 0 ? OTHER_TILES.length + carrots : code
}

function cellOf(code: number): [Tile, number] {
  const tile = OTHER_TILES[code]
  return tile ? [tile, 0] : ['ground', code - OTHER_TILES.length]
}

/* ---------- programs ---------- */

const KINDS = [...ACTIONS, 'repeat', 'while', 'if', 'if-else', 'call', 'set', 'change'] as const
const END = 255

function writeProgram(bytes: number[], program: Program): void {
  const names = namesOf(program)
  bytes.push(names.length)
  for (const name of names) bytes.push(name.length, ...[...name].map((letter) => letter.charCodeAt(0)))
  const nameAt = (name: string) => names.indexOf(name)
  const writeValue = (value: Value): void => {
    switch (value.kind) {
      case 'number':
        bytes.push(0, value.value + 128)
        return
      case 'variable':
        bytes.push(1, nameAt(value.name))
        return
      case 'carrots':
        bytes.push(2)
    }
  }
  const writeTest = (test: Test): void => {
    const not = test.not ? 128 : 0
    if (test.kind === 'sense') {
      bytes.push(not | SENSES.indexOf(test.sense))
      return
    }
    bytes.push(not | (64 + COMPARISONS.indexOf(test.comparison)))
    writeValue(test.left)
    writeValue(test.right)
  }
  const writeSteps = (steps: readonly Step[]): void => {
    for (const step of steps) {
      bytes.push(KINDS.indexOf(step.kind === 'if' && step.otherwise ? 'if-else' : step.kind))
      if ('name' in step) bytes.push(nameAt(step.name))
      if ('value' in step) writeValue(step.value)
      if ('times' in step) writeValue(step.times)
      if ('test' in step) writeTest(step.test)
      if ('body' in step) writeSteps(step.body)
      if ('otherwise' in step && step.otherwise) writeSteps(step.otherwise)
    }
    bytes.push(END)
  }
  bytes.push(program.functions.length)
  for (const { name, body } of program.functions) {
    bytes.push(nameAt(name))
    writeSteps(body)
  }
  writeSteps(program.main)
}

function namesOf(program: Program): readonly string[] {
  const names = new Set(program.functions.map(({ name }) => name))
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        if (key === 'name') names.add(String(one))
        else look(one)
      }
    }
  }
  look(program)
  return [...names]
}

/* ---------- reading what may be anything ---------- */

class Unreadable extends Error {}

function decode<T>(code: string, read: (reader: Reader) => T): T | undefined {
  if (code.length > CODE_MAX || !/^[\w-]+$/.test(code)) return undefined
  try {
    const reader = new Reader(fromBase64Url(code))
    const result = read(reader)
    return reader.isAtEnd() ? result : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

class Reader {
  private at = 0
  private names: readonly string[] = []
  private readonly bytes: readonly number[]

  constructor(bytes: readonly number[]) {
    this.bytes = bytes
  }

  isAtEnd(): boolean {
    return this.at === this.bytes.length
  }

  byte(): number {
    const byte = this.bytes[this.at]
    if (byte === undefined) throw new Unreadable()
    this.at += 1
    return byte
  }

  between(least: number, most: number): number {
    const byte = this.byte()
    if (byte < least || byte > most) throw new Unreadable()
    return byte
  }

  upTo(most: number): number {
    return this.between(0, most)
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.upTo(values.length - 1)]!
  }

  program(): Program {
    const count = this.upTo(LIMITS.functions + LIMITS.variables)
    this.names = Array.from({ length: count }, () => this.newName())
    if (new Set(this.names).size !== count) throw new Unreadable()
    const functions = Array.from({ length: this.upTo(LIMITS.functions) }, (): FunctionOf => {
      const name = this.oneOf(this.names)
      return { name, body: this.steps(0) }
    })
    const program: Program = { main: this.steps(0), functions }
    const defined = new Set(functions.map(({ name }) => name))
    const areCallsKnown = this.called.every((name) => defined.has(name))
    if (defined.size !== functions.length || !areCallsKnown || problemOfProgram(program)) throw new Unreadable()
    return program
  }

  private readonly called: string[] = []
  private count = 0

  private newName(): string {
    const length = this.between(1, LIMITS.nameLength)
    const name = String.fromCharCode(...Array.from({ length }, () => this.byte()))
    if (!NAME.test(name) || TAKEN_WORDS.has(name)) throw new Unreadable()
    return name
  }

  private steps(depth: number): Step[] {
    if (depth > LIMITS.depth) throw new Unreadable()
    const steps: Step[] = []
    for (let kind = this.byte(); kind !== END; kind = this.byte()) {
      this.count += 1
      if (this.count > LIMITS.steps) throw new Unreadable()
      steps.push(this.step(kind, depth))
    }
    return steps
  }

  private step(code: number, depth: number): Step {
    const kind = KINDS[code]
    if (kind === undefined) throw new Unreadable()
    switch (kind) {
      case 'repeat':
        return { kind, times: this.value(), body: this.steps(depth + 1) }
      case 'while':
        return { kind, test: this.test(), body: this.steps(depth + 1) }
      case 'if':
        return { kind, test: this.test(), body: this.steps(depth + 1) }
      case 'if-else':
        return { kind: 'if', test: this.test(), body: this.steps(depth + 1), otherwise: this.steps(depth + 1) }
      case 'call': {
        const name = this.oneOf(this.names)
        this.called.push(name)
        return { kind, name }
      }
      case 'set':
      case 'change':
        return { kind, name: this.oneOf(this.names), value: this.value() }
      case 'forward':
      case 'left':
      case 'right':
      case 'jump':
      case 'pull':
        return { kind: kind satisfies Action }
    }
  }

  private value(): Value {
    switch (this.upTo(2)) {
      case 0:
        return { kind: 'number', value: this.between(128 - LIMITS.number, 128 + LIMITS.number) - 128 }
      case 1:
        return { kind: 'variable', name: this.oneOf(this.names) }
      default:
        return { kind: 'carrots' }
    }
  }

  private test(): Test {
    const byte = this.byte()
    const not = byte >= 128
    const code = byte & 127
    if (code < 64) {
      const sense = SENSES[code]
      if (!sense) throw new Unreadable()
      return { kind: 'sense', sense, not }
    }
    const comparison: Comparison | undefined = COMPARISONS[code - 64]
    if (!comparison) throw new Unreadable()
    return { kind: 'compare', comparison, not, left: this.value(), right: this.value() }
  }
}

/** What an address with a program in it is asked for: how many blocks its maker needed. */
export function bestOf({ solution }: SharedLevel): number {
  return countBlocks(solution)
}

function toBase64Url(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64Url(code: string): readonly number[] {
  try {
    return Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    throw new Unreadable()
  }
}
