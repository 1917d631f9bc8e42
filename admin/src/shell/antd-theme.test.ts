import { expect, test } from 'vitest'
import { accentPair, contrast } from '../lib/colour.ts'
import { antdTheme } from './antd-theme.ts'
import { BRAND } from './use-colours.ts'

const ACCENTS = [BRAND.accent, ...['#ffff00', '#7fb3ff', '#0b1d51', '#808080'].map(accentPair)]

test.each(ACCENTS)('what is chosen in a menu can be read with the accent %s', (light) => {
  const { Dropdown } = antdTheme(false, { accent: light, header: '#ffffff' }).components!
  const { colorPrimary, controlItemBgActive } = Dropdown!
  expect(contrast(colorPrimary!, controlItemBgActive!)).toBeGreaterThanOrEqual(4.5)
})

test.each(ACCENTS)(
  'the tab one is at can be read on pages and in drawers with the accents %s and %s',
  (light, dark) => {
    const chosen = (isDark: boolean, accent: string) =>
      antdTheme(isDark, { accent, header: '#ffffff' }).components!.Tabs!.itemSelectedColor!
    expect(contrast(chosen(false, light), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(chosen(true, dark), '#243040')).toBeGreaterThanOrEqual(4.5)
  },
)

test.each([
  ['light', false, '#f5f5f5'],
  ['dark', true, '#2f3740'],
])('what a choice says that is off can be read in the %s theme', (_, isDark, ground) => {
  const { Select } = antdTheme(isDark, { accent: BRAND.accent[isDark ? 1 : 0]!, header: '#ffffff' }).components!
  expect(contrast(Select!.colorTextDisabled!, ground)).toBeGreaterThanOrEqual(4.5)
})
