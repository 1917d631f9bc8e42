/** Menus made of `<details>`: Escape, a press outside and leaving them by keyboard close them; Escape gives the focus back. */
export function startMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('click', (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false
  })
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
  })
  // A page shown again from the back-forward cache would still have its menu open.
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
  })
}
