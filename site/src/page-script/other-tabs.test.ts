// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { startReadingSettings } from './reading-settings.ts'
import { startThemeSwitch } from './theme-switch.ts'

const { dataset } = document.documentElement
const elsewhere = (key: string, newValue: string | null) =>
  void dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))

beforeAll(() => {
  document.body.innerHTML = `
    <input type="radio" name="text-size" value="normal"><input type="radio" name="text-size" value="large">
    <input type="checkbox" name="text-spacing">`
  startThemeSwitch()
  startReadingSettings()
})

test('the look that is chosen in another tab is this one’s too, and so is the way back', () => {
  elsewhere('theme', 'dark')
  expect(dataset['theme']).toBe('dark')
  elsewhere('theme', null)
  expect(dataset['theme']).toBeUndefined()
})

test('so are the size and spacing of letters, which the settings show', () => {
  elsewhere('text-size', 'large')
  elsewhere('text-spacing', 'wide')
  expect([dataset['textSize'], dataset['textSpacing']]).toEqual(['large', 'wide'])
  const checked = () => [...document.querySelectorAll<HTMLInputElement>('input')].map((input) => input.checked)
  expect(checked()).toEqual([false, true, true])
  elsewhere('text-size', null)
  elsewhere('text-spacing', null)
  expect([dataset['textSize'], dataset['textSpacing']]).toEqual([undefined, undefined])
  expect(checked()).toEqual([true, false, false])
})
