import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('themes.css', import.meta.url), 'utf8')
const themes = [...css.matchAll(/@plugin 'daisyui\/theme' \{\s*name: '(\w+)';([^}]*)\}/g)].map(([, name, body]) => ({
  name: name!,
  colours: Object.fromEntries(
    [...body!.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, key, value]) => [key!, value!]),
  ),
}))
const ACCENTS = ['leaf', 'sky', 'berry', 'honey', 'violet', 'teal', 'carrot']

/** WCAG 2: relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe.each(themes)('the $name theme', ({ colours }) => {
  const text = [
    ...['base-100', 'base-200', 'hero', 'code', ...ACCENTS.flatMap((a) => [`${a}-soft`, `${a}-line`])].map((ground) => [
      'base-content',
      ground,
    ]),
    ...['base-100', 'base-200', 'hero', 'code'].map((ground) => ['muted', ground]),
    ...ACCENTS.flatMap((accent) =>
      ['base-100', 'base-200', 'code', `${accent}-soft`].map((ground) => [accent, ground]),
    ),
    ['primary-content', 'primary'],
    ['primary', 'base-100'],
    ['neutral-content', 'neutral'],
  ]
  it.each(text)('carries %s on %s with 4.5:1', (front, ground) => {
    expect(contrast(colours[front!]!, colours[ground!]!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['base-100', 'base-200'])('outlines controls on %s with 3:1', (ground) => {
    expect(contrast(colours['edge']!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })
})
