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
