import { copyText } from '../../lib/copy-text.ts'

/** The system's own sharing where there is one, the link for the clipboard, and printing. */
export function startShare(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]')
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
  const url = copy?.dataset['copy'] ?? ''

  if (share && 'share' in navigator) {
    share.hidden = false
    share.addEventListener('click', () => {
      // Whoever closes the system's panel has not failed.
      navigator.share({ title: share.dataset['share'] ?? '', url }).catch(() => undefined)
    })
  }
  copy?.addEventListener('click', async () => {
    const words = copy.querySelector('span')!
    try {
      await copyText(url)
      words.textContent = copy.dataset['copied'] ?? ''
    } catch {
      words.textContent = copy.dataset['copyProblem'] ?? ''
    }
  })
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
}
