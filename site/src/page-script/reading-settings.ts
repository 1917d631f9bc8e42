/** Text size and spacing of the whole site, kept on the device and set before the first paint (shell/server-markup.ts). */
export function startReadingSettings(): void {
  const { dataset } = document.documentElement
  const sizes = [...document.querySelectorAll<HTMLInputElement>('input[name="text-size"]')]
  const spacing = document.querySelector<HTMLInputElement>('input[name="text-spacing"]')
  for (const input of sizes) {
    input.checked = input.value === (dataset['textSize'] ?? 'normal')
    input.addEventListener('change', () => set('textSize', 'text-size', input.value === 'normal' ? '' : input.value))
  }
  if (!spacing) return
  spacing.checked = dataset['textSpacing'] === 'wide'
  spacing.addEventListener('change', () => set('textSpacing', 'text-spacing', spacing.checked ? 'wide' : ''))
}

function set(name: string, key: string, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[name] = value
  else delete dataset[name]
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Storage may be switched off: the choice then lasts for this page.
  }
}
