/** As the system, then what the system does not show, then the other. */
function nextTheme(theme: string): string {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const other = system === 'dark' ? 'light' : 'dark'
  return { auto: other, [other]: system }[theme] ?? 'auto'
}

/** The choice is kept in localStorage and set before the first paint (shell/document.tsx). */
export function startThemeSwitch(): void {
  const { dataset } = document.documentElement
  const show = (theme: string | null): void => {
    if (theme) dataset['theme'] = theme
    else delete dataset['theme']
  }
  document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
    const theme = nextTheme(dataset['theme'] ?? 'auto')
    show(theme === 'auto' ? null : theme)
    try {
      if (theme === 'auto') localStorage.removeItem('theme')
      else localStorage.setItem('theme', theme)
    } catch {
      // Storage may be switched off: the choice then lasts for this page.
    }
  })
  // Chosen in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') show(newValue)
  })
}
