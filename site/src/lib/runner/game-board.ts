/** One frame of a game as `game-field.ts` tells it: untrusted, so looked at before it is painted. */
export type GameBoard = {
  readonly columns: number
  readonly rows: number
  readonly background: string
  /** By rows; '': nothing. */
  readonly cells: readonly string[]
  readonly texts: readonly { readonly words: string; readonly x: number; readonly y: number; readonly color: string }[]
  readonly sprites: readonly { readonly name: string; readonly x: number; readonly y: number }[]
  readonly keys: readonly GameKey[]
}

export const GAME_KEYS = ['left', 'right', 'up', 'down', 'space'] as const
export type GameKey = (typeof GAME_KEYS)[number]

const SIDE_MAX = 96
const MANY = 200
const NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** undefined: it is no frame. */
export function readBoard(text: string): GameBoard | undefined {
  let told: unknown
  try {
    told = JSON.parse(text)
  } catch {
    return undefined
  }
  const { columns, rows, background, colours, cells, texts, sprites, keys } = (told ?? {}) as Record<string, unknown>
  if (!isSide(columns) || !isSide(rows) || typeof cells !== 'string') return undefined
  const palette = list(colours).map(String)
  return {
    columns,
    rows,
    background: String(background),
    cells: Array.from({ length: columns * rows }, (_, at) => palette[NAMES.indexOf(cells[at] ?? '.')] ?? ''),
    texts: list(texts).map((one) => {
      const [words, x, y, color] = list(one)
      return { words: String(words).slice(0, 80), x: Number(x), y: Number(y), color: String(color) }
    }),
    sprites: list(sprites).map((one) => {
      const [name, x, y] = list(one)
      return { name: String(name).slice(0, 20), x: Number(x), y: Number(y) }
    }),
    keys: GAME_KEYS.filter((key) => list(keys).includes(key)),
  }
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 8 && Number(value) <= SIDE_MAX
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MANY) : [])

/** On paper whose middle is at 0, 0, as wide as the sheet. */
export function paintBoard(paper: CanvasRenderingContext2D, board: GameBoard, width: number, height: number): void {
  const [wide, high] = [width / board.columns, height / board.rows]
  const [left, top] = [-width / 2, -height / 2]
  paper.fillStyle = 'white'
  paper.fillStyle = board.background
  paper.fillRect(left, top, width, height)
  for (const [at, color] of board.cells.entries()) {
    if (!color) continue
    const [x, y] = [at % board.columns, Math.floor(at / board.columns)]
    paper.fillStyle = color
    // To whole dots of the screen, so that no line shows between two cells.
    const [x1, y1] = [Math.floor(left + x * wide), Math.floor(top + y * high)]
    paper.fillRect(x1, y1, Math.ceil(left + (x + 1) * wide) - x1, Math.ceil(top + (y + 1) * high) - y1)
  }
  paper.textBaseline = 'top'
  paper.textAlign = 'left'
  paper.font = `700 ${Math.max(16, height / 18)}px system-ui, sans-serif`
  for (const { words, x, y, color } of board.texts) {
    paper.fillStyle = color
    paper.fillText(words, left + x * wide, top + y * high)
  }
  paper.textBaseline = 'alphabetic'
}

/** What it shows, in words: each sprite with its place, counted from 0 as in the program. */
export function describeBoard({ sprites, texts }: GameBoard): string {
  return [...texts.map(({ words }) => words), ...sprites.map(({ name, x, y }) => `${name} ${x}, ${y}`)].join('; ')
}
