/** The buttons of error pages, and the return by itself: only where the reader came from this site. */
export function startErrorPage(): void {
  const goBack = () => {
    if (history.length > 1) history.back()
    else location.assign(document.querySelector<HTMLAnchorElement>('a.brand')?.href ?? '/')
  }
  document.querySelector('[data-back]')?.addEventListener('click', goBack)

  const line = document.querySelector<HTMLElement>('[data-return]')
  const seconds = line?.querySelector<HTMLElement>('[data-seconds]')
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) && document.referrer !== location.href
  if (!line || !seconds || !cameFromHere || history.length < 2) return

  line.classList.remove('invisible')
  const timer = setInterval(() => {
    const left = Number(seconds.textContent) - 1
    seconds.textContent = String(left)
    if (left > 0) return
    clearInterval(timer)
    goBack()
  }, 1000)
  const stop = () => {
    clearInterval(timer)
    line.classList.add('invisible')
  }
  line.querySelector('[data-stay]')?.addEventListener('click', stop)
  // Coming back to this page must not send the reader away again.
  addEventListener('pagehide', stop)
}
