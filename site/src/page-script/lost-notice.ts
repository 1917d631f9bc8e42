const PATIENCE = 500

/** Shows the bar that a script of the page is lost; shell/server-markup.ts notices it, before this script has come. */
export function startLostNotice(): void {
  const bar = document.querySelector<HTMLElement>('[data-lost-notice]')
  if (!bar) return
  const tellNetwork = () => bar.toggleAttribute('data-offline', !navigator.onLine)
  // A page that is being left gives up what it was still fetching: it is gone by then.
  const showSoon = () =>
    setTimeout(() => {
      tellNetwork()
      bar.hidden = false
    }, PATIENCE)

  if ('lost' in document.documentElement.dataset) showSoon()
  addEventListener('lost', showSoon)
  addEventListener('online', tellNetwork)
  addEventListener('offline', tellNetwork)
  bar.querySelector('[data-reload]')?.addEventListener('click', () => location.reload())
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    bar.hidden = true
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
}
