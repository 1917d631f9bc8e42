import { setChoice, showChoice } from './kept-choice.ts'

/** Text size and spacing of the whole site, kept on the device and set before the first paint (shell/server-markup.ts). */
export function startReadingSettings(): void {
  const { dataset } = document.documentElement
  const sizes = [...document.querySelectorAll<HTMLInputElement>('input[name="text-size"]')]
  const spacing = document.querySelector<HTMLInputElement>('input[name="text-spacing"]')
  const check = (): void => {
    for (const input of sizes) input.checked = input.value === (dataset['textSize'] ?? 'normal')
    if (spacing) spacing.checked = dataset['textSpacing'] === 'wide'
  }
  check()
  for (const input of sizes) {
    input.addEventListener('change', () =>
      setChoice('textSize', 'text-size', input.value === 'normal' ? '' : input.value),
    )
  }
  spacing?.addEventListener('change', () => setChoice('textSpacing', 'text-spacing', spacing.checked ? 'wide' : ''))
  // Chosen in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'text-size') showChoice('textSize', newValue)
    else if (key === 'text-spacing') showChoice('textSpacing', newValue)
    else return
    check()
  })
}
