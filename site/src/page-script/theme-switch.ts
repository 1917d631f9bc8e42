const NEXT: Readonly<Record<string, string>> = { auto: 'light', light: 'dark', dark: 'auto' }

/** Auto, light, dark in turn. The choice is kept in localStorage and set before the first paint (shell/document.tsx). */
export function startThemeSwitch(): void {
  const root = document.documentElement
  document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
    const theme = NEXT[root.dataset['theme'] ?? 'auto']!
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
