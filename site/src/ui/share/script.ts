import { copyText } from '../../lib/copy-text.ts'

// Comes once the menu is touched: the system's own sharing where there is one, and the link for the clipboard.
const share = document.querySelector<HTMLButtonElement>('[data-share]')
const copy = document.querySelector<HTMLButtonElement>('[data-copy-link]')
const url = copy?.dataset['copyLink'] ?? ''

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
