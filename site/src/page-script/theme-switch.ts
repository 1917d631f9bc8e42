/** As the system, then what the system does not show, then the other. */
function nextTheme(theme: string): string {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const other = system === 'dark' ? 'light' : 'dark'
  return { auto: other, [other]: system }[theme] ?? 'auto'
}

/** The choice is kept in localStorage and set before the first paint (shell/document.tsx). */
export function startThemeSwitch(): void {
  const root = document.documentElement
  document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
    const theme = nextTheme(root.dataset['theme'] ?? 'auto')
    if (theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    try {
      if (theme === 'auto') localStorage.removeItem('theme')
      else localStorage.setItem('theme', theme)
    } catch {
      // Storage may be switched off: the choice then lasts for this page.
    }
  })
}
