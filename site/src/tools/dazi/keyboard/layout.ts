/** Fingers from the left little finger to the right one; thumbs share the space bar. */
export const FINGERS = ['L5', 'L4', 'L3', 'L2', 'T', 'R2', 'R3', 'R4', 'R5'] as const
export type Finger = (typeof FINGERS)[number]

/** A key of the QWERTY picture. x and y in units of one key, from the top left; `code` is `KeyboardEvent.code`. */
export type Key = {
  readonly code: string
  readonly label: string
  /** What it writes without and with Shift; absent on keys that write nothing. */
  readonly plain?: string
  readonly shifted?: string
  readonly finger: Finger
  readonly x: number
  readonly y: number
  readonly width: number
}

type Row = readonly (readonly [code: string, plain: string, shifted: string, finger: Finger])[]

const letters = (row: string, fingers: readonly Finger[]): Row =>
  [...row].map((letter, at) => [`Key${letter.toUpperCase()}`, letter, letter.toUpperCase(), fingers[at]!])

const LEFT_TO_RIGHT = ['L5', 'L4', 'L3', 'L2', 'L2', 'R2', 'R2', 'R3', 'R4', 'R5'] as const

const DIGITS: Row = [...'1234567890'].map((digit, at) => [
  `Digit${digit}`,
  digit,
  '!@#$%^&*()'[at]!,
  LEFT_TO_RIGHT[at]!,
])

const writing = (row: Row, y: number, start: number): Key[] =>
  row.map(([code, plain, shifted, finger], at) => ({
    code,
    plain,
    shifted,
    finger,
    label: /[a-z]/.test(plain) ? shifted : `${shifted}\n${plain}`,
    x: start + at,
    y,
    width: code === 'Backslash' ? 1.5 : 1,
  }))

const other = (code: string, label: string, finger: Finger, [x, y, width]: readonly [number, number, number]): Key => ({
  code,
  label,
  finger,
  x,
  y,
  width,
})

export const KEYS: readonly Key[] = [
  ...writing([['Backquote', '`', '~', 'L5'], ...DIGITS, ['Minus', '-', '_', 'R5'], ['Equal', '=', '+', 'R5']], 0, 0),
  other('Backspace', '⌫', 'R5', [13, 0, 2]),
  other('Tab', 'Tab', 'L5', [0, 1, 1.5]),
  ...writing(
    [
      ...letters('qwertyuiop', LEFT_TO_RIGHT),
      ['BracketLeft', '[', '{', 'R5'],
      ['BracketRight', ']', '}', 'R5'],
      ['Backslash', '\\', '|', 'R5'],
    ],
    1,
    1.5,
  ),
  other('CapsLock', 'Caps', 'L5', [0, 2, 1.75]),
  ...writing(
    [...letters('asdfghjkl', LEFT_TO_RIGHT), ['Semicolon', ';', ':', 'R5'], ['Quote', "'", '"', 'R5']],
    2,
    1.75,
  ),
  { code: 'Enter', label: '⏎', plain: '\n', finger: 'R5', x: 12.75, y: 2, width: 2.25 },
  other('ShiftLeft', 'Shift', 'L5', [0, 3, 2.25]),
  ...writing(
    [
      ...letters('zxcvbnm', LEFT_TO_RIGHT),
      ['Comma', ',', '<', 'R3'],
      ['Period', '.', '>', 'R4'],
      ['Slash', '/', '?', 'R5'],
    ],
    3,
    2.25,
  ),
  other('ShiftRight', 'Shift', 'R5', [12.25, 3, 2.75]),
  { code: 'Space', label: '', plain: ' ', finger: 'T', x: 4, y: 4, width: 6.5 },
]

export type Stroke = {
  readonly key: Key
  /** The Shift key of the other hand, where one is needed. */
  readonly shift: 'ShiftLeft' | 'ShiftRight' | undefined
}

/** Which key writes a character. */
export const KEY_OF: ReadonlyMap<string, Stroke> = new Map(
  KEYS.flatMap((key): [string, Stroke][] => {
    const strokes: [string, Stroke][] = []
    if (key.plain !== undefined) strokes.push([key.plain, { key, shift: undefined }])
    if (key.shifted !== undefined)
      strokes.push([key.shifted, { key, shift: key.finger.startsWith('L') ? 'ShiftRight' : 'ShiftLeft' }])
    return strokes
  }),
)

export const KEY_BY_CODE: ReadonlyMap<string, Key> = new Map(KEYS.map((key) => [key.code, key]))

/** Where each finger rests. */
export const HOME: Readonly<Record<Finger, string>> = {
  L5: 'KeyA',
  L4: 'KeyS',
  L3: 'KeyD',
  L2: 'KeyF',
  T: 'Space',
  R2: 'KeyJ',
  R3: 'KeyK',
  R4: 'KeyL',
  R5: 'Semicolon',
}
