import { LETTERS, PICTURES } from './pixel-pictures.ts'

/** What a game shows in one frame; cells by rows, each a place in `colours`, or '.'. */
export type GameFrame = {
  readonly columns: number
  readonly rows: number
  readonly background: string
  readonly colours: readonly string[]
  readonly cells: string
  readonly texts: readonly (readonly [words: string, x: number, y: number, color: string])[]
  readonly sprites: readonly (readonly [name: string, x: number, y: number])[]
  /** Keys that the program has asked for so far. */
  readonly keys: readonly string[]
}

type Dot = readonly [x: number, y: number, color: string]
type Picture = { readonly wide: number; readonly high: number; readonly dots: readonly Dot[] }

/** Cells of a frame name their colour by one letter. */
const NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SIDE_MAX = 32
const TEXTS_MAX = 40
const WORDS_MAX = 80

/** The field of `game.py`: it keeps what is coloured and puts the sprites on it, frame by frame. */
export function createGameField() {
  let [columns, rows] = [32, 20]
  let background = 'white'
  let cells = new Map<number, string>()
  let texts = new Map<string, GameFrame['texts'][number]>()
  let sprites: { name: string; picture: Picture; x: number; y: number }[] = []
  const known = new Map<string, Picture | string>()
  const used = new Set<string>()
  let held: ReadonlySet<string> = new Set()
  let pressed: ReadonlySet<string> = new Set()
  let fps = 0
  let isOver = false

  const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < columns && y < rows
  const pictureOf = (text: string): Picture | string => {
    const found = known.get(text) ?? readPicture(text)
    if (known.size < 500) known.set(text, found)
    return found
  }
  const drawn = (text: string): Picture => {
    const picture = pictureOf(text)
    return typeof picture === 'string' ? { wide: 0, high: 0, dots: [] } : picture
  }

  function frame(): GameFrame {
    const shown = new Map(cells)
    for (const { picture, x, y } of sprites)
      for (const [dx, dy, color] of picture.dots)
        if (isInside(x + dx, y + dy)) shown.set((y + dy) * columns + x + dx, color)
    const colours: string[] = []
    const line = Array.from({ length: columns * rows }, (_, at) => {
      const color = shown.get(at)
      if (color === undefined) return '.'
      let place = colours.indexOf(color)
      if (place < 0 && colours.length < NAMES.length) place = colours.push(color) - 1
      return NAMES[place] ?? '.'
    })
    const placed = sprites.map(({ name, x, y }) => [name, x, y] as const)
    return {
      columns,
      rows,
      background,
      colours,
      cells: line.join(''),
      texts: [...texts.values()],
      sprites: placed,
      keys: [...used],
    }
  }

  return {
    /** What Python calls, by the names it has there. */
    calls: (show: (frame: GameFrame) => void) => ({
      game_size: (wide: number, high: number) => {
        columns = wide
        rows = high
        cells = new Map()
      },
      game_background: (color: string) => void (background = color),
      game_cell: (x: number, y: number, color: string) => {
        if (!isInside(x, y)) return
        if (color) cells.set(y * columns + x, color)
        else cells.delete(y * columns + x)
      },
      game_cell_at: (x: number, y: number) => (isInside(x, y) && cells.get(y * columns + x)) || '',
      game_clear: () => {
        cells = new Map()
        texts = new Map()
      },
      game_text: (words: string, x: number, y: number, color: string) => {
        const place = `${x} ${y}`
        if (!words) texts.delete(place)
        else if (texts.has(place) || texts.size < TEXTS_MAX) texts.set(place, [words.slice(0, WORDS_MAX), x, y, color])
      },
      /** What is wrong with a picture; '': nothing. */
      game_picture: (text: string) => {
        const picture = pictureOf(text)
        return typeof picture === 'string' ? picture : ''
      },
      game_wide: (text: string) => drawn(text).wide,
      game_high: (text: string) => drawn(text).high,
      game_sprite: (name: string, text: string, x: number, y: number) =>
        void sprites.push({ name: name.slice(0, 20), picture: drawn(text), x, y }),
      game_touch: (one: string, x: number, y: number, other: string, ox: number, oy: number) =>
        touch(drawn(one), drawn(other), ox - x, oy - y),
      game_key: (key: string) => (used.add(key), held.has(key)),
      game_pressed: (key: string) => (used.add(key), pressed.has(key)),
      game_begin: (rate: number) => void (fps = rate),
      game_stop: () => void (isOver = true),
      game_show: () => {
        show(frame())
        sprites = []
      },
    }),
    /** Frames in a second; 0: it has not begun. */
    fps: () => fps,
    isOver: () => isOver,
    /** Before a frame: what is held, and what was pressed since the one before. */
    keys: (now: Iterable<string>, since: Iterable<string>): void => {
      held = new Set(now)
      pressed = new Set(since)
    },
  }
}

function readPicture(text: string): Picture | string {
  const rows = (Object.hasOwn(PICTURES, text) ? PICTURES[text]! : text).split('\n')
  // One word is a name; a picture of one row has dots or is as short as a letter.
  if (
    rows.length === 1 &&
    !Object.hasOwn(PICTURES, text) &&
    /^\w{3,}$/.test(text) &&
    [...text].some((one) => !LETTERS[one])
  )
    return `no picture named ${text}`
  const dots: Dot[] = []
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries()) {
      if (letter === '.' || letter === ' ') continue
      if (!Object.hasOwn(LETTERS, letter)) return `no colour letter ${letter}`
      dots.push([x, y, LETTERS[letter]!])
    }
  const wide = Math.max(...rows.map((row) => row.length))
  if (wide > SIDE_MAX || rows.length > SIDE_MAX) return `a picture is ${SIDE_MAX} wide and high at most`
  return { wide, high: rows.length, dots }
}

/** Whether a dot of one lies on a dot of the other, which is `dx`, `dy` further. */
function touch(one: Picture, other: Picture, dx: number, dy: number): boolean {
  if (dx >= one.wide || dy >= one.high || dx + other.wide <= 0 || dy + other.high <= 0) return false
  const places = new Set(one.dots.map(([x, y]) => y * 1000 + x))
  return other.dots.some(([x, y]) => places.has((y + dy) * 1000 + x + dx))
}
