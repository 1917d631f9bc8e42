/**
 * The button that reads a text aloud: what does so is fetched with its first press (read-aloud/index.ts). Listened for
 * on the page, since a lesson that is open to some members alone comes after this has run (member-course).
 */
export function startReadAloud(page: EventTarget): void {
  page.addEventListener('click', ({ target }) => {
    const start = target instanceof Element ? target.closest('[data-read-start]') : null
    const part = start?.closest<HTMLElement>('[data-read-aloud]')
    const note = part?.querySelector<HTMLElement>('[data-read-note]')
    if (part && note && !('reading' in part.dataset)) fetchReader(part, note)
  })
}

function fetchReader(part: HTMLElement, note: HTMLElement): void {
  part.dataset['reading'] = ''
  note.textContent = ''
  const script = document.createElement('script')
  script.type = 'module'
  // A file that could not be had is remembered as such: asked for anew it needs another address.
  script.src = `${part.dataset['reader']}${part.dataset['tries'] ? `?again=${part.dataset['tries']}` : ''}`
  script.addEventListener('error', () => {
    delete part.dataset['reading']
    part.dataset['tries'] = String(Number(part.dataset['tries'] ?? 0) + 1)
    note.textContent = note.dataset['lost'] ?? ''
  })
  document.head.append(script)
}
