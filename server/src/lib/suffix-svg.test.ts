import { expect, test } from 'vitest'
import { suffixSvg } from './suffix-svg.ts'

const textOf = (svg: string) => />([^<]*)<\/text>/.exec(svg)?.[1]
const fillOf = (svg: string) => /fill="(rgb[^"]*)"/.exec(svg)?.[1]

test.each([
  ['pdf', 'PDF'],
  ['.tar.gz', 'TARG'],
  ['sb3', 'SB3'],
  ['webmanifest', 'WEBM'],
  ['', 'FILE'],
  ['<script>alert(1)</script>', 'SCRI'],
  ['"/>&amp;', 'AMP'],
  ['ｐｄｆ', 'PDF'],
  ['图片', '图片'],
  ['ß', 'SS'],
])('the suffix %s is shown as %s', (suffix, text) => expect(textOf(suffixSvg(suffix))).toBe(text))

test.each([
  ['#fff', 'rgb(255,255,255)'],
  ['2b8a5b', 'rgb(43,138,91)'],
  ['rgb(1, 2, 3)', 'rgb(1,2,3)'],
])('the background %s is %s', (background, fill) => expect(fillOf(suffixSvg('a', background))).toBe(fill))

test.each(['red"/><script>', 'url(https://evil.example)', '#12', 'rgb(999,0,0)', 'javascript:1', ''])(
  'the background “%s” counts as none',
  (background) => expect(suffixSvg('zip', background)).toBe(suffixSvg('zip')),
)

test('every suffix has a colour of its own, in one lightness', () => {
  const fills = ['pdf', 'zip', 'docx', 'mp4'].map((suffix) => fillOf(suffixSvg(suffix)))
  expect(new Set(fills).size).toBe(4)
  for (const fill of fills) expect(Math.max(...(fill?.match(/\d+/g) ?? []).map(Number))).toBe(230)
})
