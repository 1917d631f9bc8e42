/** The button that reads a text aloud: what does so is fetched with its first press (read-aloud/index.ts). */
export function startReadAloud(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-read-aloud]')) {
    const start = part.querySelector<HTMLButtonElement>('[data-read-start]')
    const note = part.querySelector<HTMLElement>('[data-read-note]')
    if (!start || !note) continue
    start.addEventListener('click', () => {
      if ('reading' in part.dataset) return
      part.dataset['reading'] = ''
      note.textContent = ''
      const script = document.createElement('script')
      script.type = 'module'
      // A file that could not be had is remembered as such: asked for anew it needs another address.
      script.src = `${part.dataset['reader']}${part.dataset['tries'] ? `?again=${part.dataset['tries']}` : ''}`
      script.addEventListener('load', () => part.dispatchEvent(new Event('read-aloud')))
      script.addEventListener('error', () => {
        delete part.dataset['reading']
        part.dataset['tries'] = String(Number(part.dataset['tries'] ?? 0) + 1)
        note.textContent = note.dataset['lost'] ?? ''
      })
      document.head.append(script)
    })
  }
}
