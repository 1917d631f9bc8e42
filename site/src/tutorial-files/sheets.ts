import {
  BERRY,
  box,
  CARROT,
  dashes,
  disc,
  dot,
  GREY,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  shape,
  SKY,
  star,
  VIOLET,
  WHITE,
  WOOD,
} from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { carrot, flag, key, rabbit } from '../tutorial-covers/steps/things.ts'

// Worksheets to print on A4, without words of a language: `/static/tutorials/files/<name>.pdf`.

/** 595 × 842 points; ink is dear, so the paper stays white. */
const sheet = (drawing: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="210mm" height="297mm">',
    '<g fill="none" stroke="#22303C" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">',
    drawing,
    '</g></svg>',
  ].join('')

const FINGERS = [BERRY, HONEY, LEAF, SKY, SKY, LEAF, HONEY, BERRY]

/** Four weeks of seven days to tick, what to aim for in each, and where the fingers live. */
function typingPlan(): string {
  return sheet(
    [...'ASDFJKL;']
      .map((letter, at) => key(70 + at * 56 + (at > 3 ? 20 : 0), 60, letter, `${FINGERS[at]}55`, 46))
      .join('') +
      [0, 1, 2, 3]
        .map((week) => {
          const y = 170 + week * 128
          return (
            box(40, y, 515, 108, WHITE, 16) +
            disc(84, y + 54, 26, [SKY, SKY, LEAF, LEAF][week]!) +
            written(78, y + 43, String(week + 1), 22, WHITE) +
            Array.from({ length: 7 }, (_, day) => disc(152 + day * 46, y + 54, 18, PAPER)).join('') +
            written(474, y + 42, `${[90, 92, 95, 95][week]}%`, 24, CARROT, { pitch: 14 })
          )
        })
        .join('') +
      (
        [
          [40, 103, HONEY, '2'],
          [143, 309, SKY, '6'],
          [452, 103, LEAF, '2'],
        ] as const
      )
        .map(
          ([x, width, fill, minutes]) =>
            box(x, 700, width, 54, fill, 8) + written(x + width / 2 - 8, 715, minutes, 24, WHITE),
        )
        .join('') +
      moved(300, 832, rabbit(), 0.36),
  )
}

const cat = (fill: string): string =>
  shape('M-52-20L-56-92L-24-66H24L56-92L52-20Q48 26 0 26T-52-20Z', fill) +
  dot(-20, -26, 6, INK) +
  dot(20, -26, 6, INK) +
  shape('M-7-10H7L0-2Z', '#E5674A') +
  line('M0-2V6M-14 8Q-6 14 0 6Q6 14 14 8M-78-16H-40M78-16H40M-76 0L-40-6M76 0L40-6', INK, 3)
const dog = (): string =>
  shape('M-52-50C-84-40-84 16-66 34C-54 30-44 0-36-40ZM52-50C84-40 84 16 66 34C54 30 44 0 36-40Z', '#8A6A44') +
  shape('M-52 10C-60-50-36-78 0-78S60-50 52 10C46 40-46 40-52 10Z', WOOD) +
  dot(-18, -28, 6, INK) +
  dot(18, -28, 6, INK) +
  shape('M-12-6H12L0 8Z', INK) +
  line('M-60 0H-36M60 0H36', INK, 3)
const chair = (): string => shape('M-40-90H-24V-10H40V6H-40Z', WOOD) + line('M-32 6V50M32 6V50', INK, 8)
const chick = (): string =>
  shape('M0-66C34-66 44-36 40-12C38 12 20 24 0 24C-22 24-40 12-40-14C-40-40-30-66 0-66Z', HONEY) +
  shape('M36-40L62-32L38-22Z', CARROT) +
  dot(16, -40, 5, INK) +
  line('M-8 24V40M10 24V40')

/** Ten cards to cut out: five cats, and five that are none. */
function catCards(): string {
  const cards = [
    cat('#F0A35C'),
    dog(),
    cat(GREY),
    moved(0, 30, rabbit(), 0.9),
    cat(WHITE),
    chick(),
    cat('#4A4A52').replaceAll(`fill="${INK}"`, `fill="${HONEY}"`),
    chair(),
    cat('#C98F5A'),
    moved(-40, 0, carrot(), 1),
  ]
  return sheet(
    cards
      .map((drawing, at) => {
        const x = 40 + (at % 2) * 260
        const y = 40 + Math.floor(at / 2) * 154
        return (
          `<rect x="${x}" y="${y}" width="254" height="148" rx="10" stroke="${GREY}" stroke-dasharray="8 8"/>` +
          moved(x + 127, y + 98, drawing, 0.9)
        )
      })
      .join(''),
  )
}

/** Twelve weeks, twice a week: what is new, the rest, one's own piece and the show. */
function twelveWeeks(): string {
  return sheet(
    Array.from({ length: 12 }, (_, at) => {
      const fill = at === 4 ? HONEY : at < 9 ? SKY : at < 11 ? LEAF : CARROT
      const y = 40 + at * 62
      return (
        box(40, y, 515, 54, WHITE, 12) +
        box(40, y, 70, 54, fill, 12) +
        written(at < 9 ? 68 : 57, y + 16, String(at + 1), 22, WHITE, { pitch: 14 }) +
        [0, 1].map((day) => box(140 + day * 60, y + 10, 34, 34, PAPER, 6)).join('') +
        dashes(`M270 ${y + 40}H500`, GREY, 2) +
        moved(528, y + 28, star(at === 11 ? HONEY : WHITE), 0.5)
      )
    }).join('') + moved(300, 836, rabbit(), 0.3),
  )
}

/** Ten squares to walk along, and blocks to cut out and lay in a row. */
function chickBlocks(): string {
  const arrowOn = (d: string, steps: string): string =>
    line(d, WHITE, 7) + disc(42, 66, 13, WHITE) + written(37, 59, steps, 14)
  const kinds: readonly (readonly [string, string])[] = [
    [HONEY, flag(26, 46)],
    [SKY, arrowOn('M18 28H62M48 14L64 28L48 42', '1')],
    [SKY, arrowOn('M18 28H62M48 14L64 28L48 42', '2')],
    [SKY, arrowOn('M18 28H62M48 14L64 28L48 42', '5')],
    [SKY, line('M20 62Q42 6 62 62M52 52L64 66L74 52', WHITE, 7)],
    [VIOLET, shape('M18 22H66V52H42L30 66V52H18Z', WHITE)],
    [BERRY, line('M22 42H62', WHITE, 10)],
    ['#F08A3C', line('M60 26A22 22 0 1 0 66 48M66 22V38H50', WHITE, 6)],
  ]
  return sheet(
    Array.from(
      { length: 10 },
      (_, at) =>
        box(40 + at * 51.5, 60, 51.5, 90, at % 2 ? '#F7F3EA' : WHITE, 2) +
        written(60 + at * 51.5, 160, String(at + 1), 16, VIOLET),
    ).join('') +
      moved(66, 132, chick(), 0.6) +
      moved(
        478,
        148,
        shape('M-10 0V-30H10V0Z', WOOD) +
          shape('M0-100C34-100 46-72 36-52C32-32 16-28 0-28C-16-28-32-32-36-52C-46-72-34-100 0-100Z', LEAF),
        0.8,
      ) +
      [0, 1, 2]
        .flatMap((copy) =>
          kinds.map(([fill, sign], at) => {
            const x = 48 + (at % 4) * 130
            const y = 210 + copy * 208 + Math.floor(at / 4) * 102
            return (
              `<rect x="${x - 8}" y="${y - 8}" width="100" height="100" stroke="${GREY}" stroke-width="2" stroke-dasharray="6 6"/>` +
              moved(x, y, box(0, 0, 84, 84, fill, 14) + sign)
            )
          }),
        )
        .join(''),
  )
}

export const SHEETS: Readonly<Record<string, () => string>> = {
  'typing-four-weeks': typingPlan,
  'cat-cards': catCards,
  'twelve-weeks': twelveWeeks,
  'chick-blocks': chickBlocks,
}
