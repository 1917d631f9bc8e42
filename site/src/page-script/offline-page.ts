/** ms between two looks. */
const LOOK_EVERY = 3000

/** Once there is a network again, the page that was asked for comes by itself. */
export function startOfflinePage(): void {
  if (!document.querySelector('[data-offline-page]')) return
  let isLooking = false
  // The browser tells of a network before anything can be reached through it, and only once: whether the site answers
  // is what counts.
  const look = async () => {
    if (isLooking || document.hidden) return
    isLooking = true
    try {
      const { ok } = await fetch('/healthz', { cache: 'no-store' })
      if (ok) location.reload()
    } catch {
      // Not yet.
    }
    isLooking = false
  }
  addEventListener('online', () => void look())
  setInterval(() => void look(), LOOK_EVERY)
}
