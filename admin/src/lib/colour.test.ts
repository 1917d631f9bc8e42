import { expect, test } from 'vitest'
import { PRESETS } from '../shell/settings/presets.ts'
import { accentPair, contrast, inkOn, mix, readableOn, surfacePair } from './colour.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#c64a08', '#c64a08', 1],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
})

const PICKED = ['#ffffff', '#000000', '#ffff00', '#808080', '#7fb3ff', '#ff0000', '#00ff00', '#0b1d51', '#f5b82e']

test.each(PICKED)('%s as an accent can be read in both appearances, and text on it', (colour) => {
  const [light, dark] = accentPair(colour)
  expect(contrast(light, '#faf6ee')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(dark, '#243040')).toBeGreaterThanOrEqual(4.5)
  for (const accent of [light, dark]) expect(contrast(inkOn(accent), accent)).toBeGreaterThanOrEqual(4.5)
})

test.each(PICKED)('text and accents on a surface of %s can be read', (colour) => {
  for (const surface of surfacePair(colour)) {
    expect(contrast(inkOn(surface), surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(readableOn('#c64a08', surface), surface)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour that can be read already is left alone', () => {
  expect(readableOn('#c64a08', '#ffffff')).toBe('#c64a08')
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('so can the presets', () => {
  for (const [light, dark] of PRESETS.accent) {
    expect(contrast(light, '#ffffff'), light).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, '#1d2630'), dark).toBeGreaterThanOrEqual(4.5)
  }
  for (const surface of [...PRESETS.menu, ...PRESETS.header].flat()) {
    expect(contrast(inkOn(surface), surface), surface).toBeGreaterThanOrEqual(4.5)
  }
})
