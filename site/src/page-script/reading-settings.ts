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
    input.addEventListener('change', () => set('textSize', 'text-size', input.value === 'normal' ? '' : input.value))
  }
  spacing?.addEventListener('change', () => set('textSpacing', 'text-spacing', spacing.checked ? 'wide' : ''))
  // Chosen in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'text-size') show('textSize', newValue)
    else if (key === 'text-spacing') show('textSpacing', newValue)
    else return
    check()
  })
}

function show(name: string, value: string | null): void {
  const { dataset } = document.documentElement
  if (value) dataset[name] = value
  else delete dataset[name]
}

function set(name: string, key: string, value: string): void {
  show(name, value)
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Storage may be switched off: the choice then lasts for this page.
  }
}
