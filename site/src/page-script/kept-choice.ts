/** Shows a choice of the reader's, on the root of the page; nothing: as it comes. */
export function showChoice(name: string, value: string | null): void {
  const { dataset } = document.documentElement
  if (value) dataset[name] = value
  else delete dataset[name]
}

/** Shows it, and keeps it for all pages, which set it before their first paint. */
export function setChoice(name: string, key: string, value: string | null): void {
  showChoice(name, value)
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Storage may be switched off: the choice then lasts for this page.
  }
}
