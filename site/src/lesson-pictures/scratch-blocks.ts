import { box, HONEY, INK, LEAF, line, moved, shape, WHITE } from '../tutorial-covers/pen.ts'
import { written } from '../tutorial-covers/signs-of-writing.ts'
import { type Actor, drawSmall } from './scene.ts'

/*
 * Scripts of Scratch without words: shapes and colours as in its editor, a sign where the words stand. Written as a row:
 * 'flag, size 60, forever (hide, wait 1)'. The words, in both languages, stand in the lesson below.
 */

export const CATEGORIES = {
  motion: '#2467C9',
  looks: '#7048C8',
  sound: '#A63FA6',
  events: '#FFC93C',
  control: '#C75A00',
  sensing: '#1B7E9C',
  operators: '#2B7A3D',
  variables: '#B5560B',
  own: '#B8335F',
} as const
export type Category = keyof typeof CATEGORIES

type Sign = { readonly of: Category; readonly sign: string; readonly hat?: true }

const CLOCK = 'M12 3a9 9 0 1 0 .01 0M12 7v5l4 2'
const LETTER = 'M3 6h18v12H3ZM3 6l9 7 9-7'
const SIGNS: Readonly<Record<string, Sign>> = {
  flag: { of: 'events', sign: '', hat: true },
  clicked: { of: 'events', sign: 'M6 3L19 12L12 13L15 20L11 21L9 15L6 18Z', hat: true },
  receive: { of: 'events', sign: LETTER, hat: true },
  broadcast: { of: 'events', sign: 'M4 10v4l11 5V5ZM18 9q3 3 0 6M7 15l1 5h3' },
  define: { of: 'own', sign: 'M5 4h14v16H5ZM8 9h8M8 13h8', hat: true },
  own: { of: 'own', sign: 'M5 4h14v16H5ZM8 9h8M8 13h8' },
  born: { of: 'control', sign: 'M4 8h11v12H4ZM9 8V4h11v12h-5', hat: true },
  size: { of: 'looks', sign: 'M4 14v6h6M20 10V4h-6M4 20l6-6M20 4l-6 6' },
  say: { of: 'looks', sign: 'M4 5h16v10h-9l-4 4v-4H4Z' },
  hide: { of: 'looks', sign: 'M3 12Q12 4 21 12Q12 20 3 12M4 20L20 4' },
  show: { of: 'looks', sign: 'M3 12Q12 4 21 12Q12 20 3 12M12 9a3 3 0 1 0 .01 0' },
  backdrop: { of: 'looks', sign: 'M3 5h18v14H3ZM3 17l6-6 5 5 3-3 4 4' },
  go: { of: 'motion', sign: 'M12 3v18M3 12h18M9 6l3-3 3 3M18 9l3 3-3 3' },
  x: { of: 'motion', sign: 'M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4' },
  y: { of: 'motion', sign: 'M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4' },
  glide: { of: 'motion', sign: 'M3 18Q7 5 20 9M20 9l-6-3M20 9l-5 5' },
  sound: { of: 'sound', sign: 'M4 9v6h4l5 4V5L8 9ZM17 9q3 3 0 6' },
  wait: { of: 'control', sign: CLOCK },
  forever: { of: 'control', sign: 'M19 8A8 8 0 1 0 20 14M20 3v6h-6' },
  repeat: { of: 'control', sign: 'M19 8A8 8 0 1 0 20 14M20 3v6h-6' },
  if: { of: 'control', sign: 'M12 3v6M12 9L5 19M12 9L19 19' },
  stop: { of: 'control', sign: 'M8 3h8l5 5v8l-5 5H8l-5-5V8Z' },
  clone: { of: 'control', sign: 'M4 8h11v12H4ZM9 8V4h11v12h-5' },
  delete: { of: 'control', sign: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13' },
  timer: { of: 'sensing', sign: 'M10 2h4M12 5a8 8 0 1 0 .01 0M12 9v4' },
  set: { of: 'variables', sign: 'M4 11v9h16v-9M12 3v11M8 10l4 4 4-4' },
  change: { of: 'variables', sign: 'M4 9v11h16V9M12 3v10M7 8h10' },
}

/** What is asked, in a pointed input, and what gives a value, in a round one. */
const INPUTS: Readonly<Record<string, { fill: string; inside: string; isQuestion?: true }>> = {
  dice: { fill: CATEGORIES.operators, inside: 'M6 6h12v12H6ZM9.500 9.500h.1M14.500 14.500h.1M12 12h.1' },
  minus: { fill: CATEGORIES.operators, inside: 'M7 12h10' },
  join: { fill: CATEGORIES.operators, inside: 'M5 8h6v8H5ZM13 8h6v8h-6Z' },
  value: { fill: CATEGORIES.variables, inside: 'M6 10v9h12v-9M9 6h6' },
  clock: { fill: CATEGORIES.sensing, inside: CLOCK },
  one: { fill: CATEGORIES.own, inside: 'M6 12h12M9 9l-3 3 3 3M15 9l3 3-3 3' },
  two: { fill: CATEGORIES.own, inside: 'M12 6v12M9 9l3-3 3 3M9 15l3 3 3-3' },
  compare: { fill: CATEGORIES.operators, inside: 'M7 10h10M7 14h10', isQuestion: true },
  both: { fill: CATEGORIES.operators, inside: 'M6 12a3 3 0 1 0 .01 0M12 15a3 3 0 1 0 .01 0', isQuestion: true },
  right: { fill: CATEGORIES.sensing, inside: 'M6 12h12M13 7l5 5-5 5', isQuestion: true },
  left: { fill: CATEGORIES.sensing, inside: 'M18 12H6M11 7l-5 5 5 5', isQuestion: true },
  up: { fill: CATEGORIES.sensing, inside: 'M12 18V6M7 11l5-5 5 5', isQuestion: true },
  down: { fill: CATEGORIES.sensing, inside: 'M12 6v12M7 13l5 5 5-5', isQuestion: true },
  space: { fill: CATEGORIES.sensing, inside: 'M6 11v4h12v-4', isQuestion: true },
  wall: { fill: CATEGORIES.sensing, inside: '', isQuestion: true },
}

type Drawn = { svg: string; width: number; height: number }
type Node = { words: readonly string[]; inside?: Node[] }

const HEIGHT = 34
const ARM = 16

/** A script, its upper left corner at (0, 0). */
export function drawScript(row: string): Drawn {
  const drawn = drawStack(parse(row))
  return { ...drawn, height: drawn.height + 6 }
}

function parse(row: string): Node[] {
  const top: Node[] = []
  const open: Node[][] = [top]
  for (const token of row.match(/[^,()]+|[()]/g) ?? []) {
    const text = token.trim()
    if (text === '(') open.push((open.at(-1)!.at(-1)!.inside = []))
    else if (text === ')') open.pop()
    else if (text) open.at(-1)!.push({ words: text.split(' ') })
  }
  return top
}

function drawStack(nodes: readonly Node[]): Drawn {
  let [y, width] = [0, 0]
  const drawn: string[] = []
  for (const node of nodes) {
    const one = drawNode(node)
    // The lower one first: the tab of the upper one lies on it.
    drawn.unshift(moved(0, y, one.svg))
    y += one.height
    width = Math.max(width, one.width)
  }
  return { svg: drawn.join(''), width, height: y }
}

function drawNode({ words: [name = '', ...values], inside }: Node): Drawn {
  const sign = SIGNS[name]
  if (!sign) throw new Error(`Scratch has no block '${name}'`)
  const { of, hat } = sign
  const ink = of === 'events' ? INK : WHITE
  const top = hat ? 16 : 0
  let x = 42
  const inputs = values.map((value) => {
    const one = drawInput(value)
    const at = x
    x += one.width + 6
    return moved(at, top + 5, one.svg)
  })
  const width = Math.max(x + 4, 86)
  const icon =
    name === 'flag'
      ? moved(
          10,
          top + 6,
          line('M4 22V2', INK, 3) + shape('M4 2H20L15 7L20 12H4Z', LEAF).replace('/>', ' stroke-width="2.5"/>'),
        )
      : `<path transform="translate(10 ${top + 5})" stroke="${ink}" stroke-width="2.4" fill="none" d="${sign.sign}"/>`
  const body = inside ? drawStack(inside) : undefined
  const hollow = body ? Math.max(body.height, 20) : 0
  const height = top + HEIGHT + (body ? hollow + ARM : 0)
  const tab = (at: number): string => `h-${width - at - 38}l-5 6h-14l-5-6`
  const outline = [
    hat
      ? `M0 ${top + 4}V${top}Q6 ${top - 4} 12 ${top - 8}Q40-10 72 ${top - 2}L76 ${top}H${width - 4}q4 0 4 4`
      : `M0 4q0-4 4-4h${width - 8}q4 0 4 4`,
    `V${top + HEIGHT}`,
    body ? `H${ARM + 38}l-5 6h-14l-5-6H${ARM}v${hollow}H${width}v${ARM}` : '',
    `H${width}${tab(0)}H0Z`,
  ].join('')
  return {
    svg:
      shape(outline, CATEGORIES[of]).replace('/>', ' stroke-width="2.5"/>') +
      icon +
      inputs.join('') +
      (body ? moved(ARM, top + HEIGHT, body.svg) : ''),
    width: Math.max(width, body ? body.width + ARM : 0),
    height,
  }
}

/** A number, a value or a question, 24 high. */
function drawInput(value: string): Drawn {
  if (/^-?\d+$/.test(value)) {
    const width = value.length * 12 + 16
    return {
      svg:
        box(0, 0, width, 24, WHITE, 12).replace('/>', ' stroke-width="2"/>') +
        written(8, 5, value, 14).replaceAll('stroke-width="3.8', 'stroke-width="2.6'),
      width: width + 2,
      height: 24,
    }
  }
  const known = INPUTS[value]
  const inside =
    value === 'wall'
      ? box(11, 5, 22, 14, '#1f4e9e', 4).replace('/>', ` stroke="${WHITE}" stroke-width="2"/>`)
      : known
        ? `<path transform="translate(10 0)" stroke="${WHITE}" stroke-width="2.4" fill="none" d="${known.inside}"/>`
        : moved(22, 22, drawSmall(value as Actor['who']), 0.26)
  const fill = known?.fill ?? CATEGORIES.sensing
  const isQuestion = known ? known.isQuestion : true
  return {
    svg:
      (isQuestion ? shape('M10 0H34L44 12L34 24H10L0 12Z', fill) : box(0, 0, 44, 24, fill, 12)).replace(
        '/>',
        ` stroke="${HONEY}" stroke-width="1.500"/>`,
      ) + inside,
    width: 44,
    height: 24,
  }
}
