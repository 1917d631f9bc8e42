import { setChoice, showChoice } from './kept-choice.ts'

/** As the system, then what the system does not show, then the other. */
function nextTheme(theme: string): string {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const other = system === 'dark' ? 'light' : 'dark'
  return { auto: other, [other]: system }[theme] ?? 'auto'
}

export function startThemeSwitch(): void {
  const { dataset } = document.documentElement
  document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
    const theme = nextTheme(dataset['theme'] ?? 'auto')
    setChoice('theme', 'theme', theme === 'auto' ? null : theme)
  })
  // Chosen in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') showChoice('theme', newValue)
  })
}
