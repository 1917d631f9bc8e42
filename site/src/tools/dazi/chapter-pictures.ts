import {
  BERRY,
  box,
  CARROT,
  disc,
  dot,
  flat,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  PAPER,
  pencil,
  pointer,
  shape,
  SKY,
  SKY_SOFT,
  TEAL,
  VIOLET,
  WHITE,
  WOOD,
} from '../../tutorial-covers/pen.ts'
import { written } from '../../tutorial-covers/signs-of-writing.ts'

/** A key of a keyboard, 60 × 60. */
const key = (x: number, y: number, letter: string): string =>
  box(x, y + 6, 60, 60, '#EADFCB', 12) + box(x, y, 60, 60, WHITE, 12) + written(x + 20, y + 14, letter, 32)
const lines = (x: number, y: number, widths: readonly number[]): string =>
  widths.map((width, at) => line(`M${x} ${y + at * 22}h${width}`, INK, 5)).join('')

/** What stands in the round picture of a chapter, on 200 × 200. */
const DRAWN: Readonly<Record<string, readonly [ground: string, drawn: string]>> = {
  letters: [SKY_SOFT, key(34, 68, 'F') + key(106, 68, 'J') + line('M58 121h12M130 121h12', INK, 5)],
  pinyin: [
    '#D6F0E3',
    shape('M40 52H160Q172 52 172 64V116Q172 128 160 128H108L80 156V128H40Q28 128 28 116V64Q28 52 40 52Z', WHITE) +
      line('M70 98Q70 82 86 82T102 98Q102 112 86 112T70 98M102 82V112', INK, 6) +
      line('M78 68L92 60', BERRY, 6) +
      line('M126 82V112M126 68v1', INK, 6),
  ],
  'pinyin-words': [
    '#CFEDEF',
    box(36, 60, 58, 84, WHITE, 10) +
      box(106, 60, 58, 84, WHITE, 10) +
      shape('M65 128L52 92Q65 78 78 92Z', CARROT) +
      line('M65 84V72M59 84L54 74M71 84L76 74', LEAF, 5) +
      dot(135, 92, 14, HONEY) +
      line('M118 124h34', INK, 5),
  ],
  signs: ['#FBEBC4', key(34, 68, '1') + key(106, 68, '?')],
  words: [
    '#E4DDFB',
    shape('M100 64Q70 46 36 58V142Q70 130 100 148Q130 130 164 142V58Q130 46 100 64Z', WHITE) +
      line('M100 64V148', INK, 5) +
      lines(50, 82, [36, 36, 28]) +
      lines(114, 82, [36, 36, 28]),
  ],
  sentences: [
    '#F8D9E2',
    shape('M52 44H148V156H52Z', WHITE) + lines(66, 72, [68, 68, 68, 40]) + disc(148, 150, 16, BERRY),
  ],
  'pinyin-poems': [
    '#2B3A67',
    dot(138, 66, 24, '#FDF0CB') +
      flat('M20 150L74 84L112 132L136 108L180 150V176H20Z', '#3E5C99') +
      lines(52, 148, [60]).replace(INK, WHITE),
  ],
  'chinese-words': [
    '#D6F0E3',
    box(46, 46, 108, 108, WHITE, 10) +
      line('M100 46V154M46 100H154', '#E2B6B6', 3) +
      moved(108, 116, pencil(WOOD), 0.62),
  ],
  'chinese-sentences': [
    '#CFEDEF',
    box(40, 56, 120, 92, WHITE, 10) +
      line('M40 66L100 112L160 66', INK, 5) +
      shape('M100 128C84 116 90 106 100 113C110 106 116 116 100 128Z', BERRY),
  ],
  poems: [
    SKY_SOFT,
    dot(146, 58, 16, HONEY) +
      shape('M20 128L70 62L108 110L128 90L180 128Z', LEAF) +
      flat('M16 128H184V160H16Z', SKY) +
      shape('M70 142H132L120 156H82Z', WOOD) +
      line('M100 142V108L122 138', INK, 4),
  ],
  python: [
    '#FBEBC4',
    shape('M48 118Q48 68 100 68T152 118Z', LEAF) +
      shape('M148 100Q176 88 178 108Q176 124 150 118Z', '#8CCBA8') +
      dot(164, 104, 4, INK) +
      line('M76 118L86 78M124 118L114 78M60 96H140', '#2B7A4F', 4) +
      box(60, 116, 20, 20, '#8CCBA8', 6) +
      box(120, 116, 20, 20, '#8CCBA8', 6),
  ],
  html: [
    '#E4DDFB',
    box(36, 50, 128, 100, WHITE, 12) +
      shape('M36 76V62Q36 50 48 50H152Q164 50 164 62V76Z', VIOLET) +
      dot(52, 63, 5, WHITE) +
      dot(68, 63, 5, WHITE) +
      written(66, 94, '</>', 32),
  ],
  javascript: [
    '#F8D9E2',
    box(44, 72, 112, 52, CARROT, 20) + line('M70 98H130', WHITE, 6) + moved(118, 96, pointer(), 0.62),
  ],
  cpp: [
    '#CFE6FA',
    [60, 84, 108, 132].map((at) => line(`M${at + 4} 46V154M46 ${at + 4}H154`, INK, 6)).join('') +
      box(60, 60, 80, 80, TEAL, 12) +
      written(76, 86, '++', 28, PAPER),
  ],
}

/** A round picture for each chapter of the lessons, by its name: `/static/typing/<chapter>.svg`. */
export const CHAPTER_PICTURES: readonly (readonly [name: string, svg: string])[] = Object.entries(DRAWN).map(
  ([name, [ground, drawn]]) => [
    name,
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">',
      `<g fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">`,
      '<clipPath id="round"><circle cx="100" cy="100" r="92"/></clipPath>',
      `${dot(100, 100, 94, ground)}<g clip-path="url(#round)">${drawn}</g>${disc(100, 100, 94, 'none')}</g></svg>\n`,
    ].join(''),
  ],
)
