/**
 * Tells the site that this page is looked at: once, when the reader really sees it, with nothing but its path. Pages
 * that are only made ready ahead (prerendered) say nothing until they are shown, and those read without a network nothing at all.
 */
export function countView(): void {
  const send = (): void => {
    if (navigator.onLine) navigator.sendBeacon('/api/common/view', JSON.stringify({ path: location.pathname }))
  }
  // Not every browser makes pages ready ahead, so the types do not know it.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}
