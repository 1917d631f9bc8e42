import { openLightBox, type Picture } from './light-box.ts'

// Comes when a picture in a `[data-light-box]` is touched; until then, and without it, the links open the files.
for (const place of document.querySelectorAll<HTMLElement>('[data-light-box]')) {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const pictures: Picture[] = links.map((link) => ({
    address: link.href,
    name: link.getAttribute('aria-label') ?? '',
    width: Number(link.dataset['width']) || 640,
    height: Number(link.dataset['height']) || 400,
  }))
  const { close = '', previous = '', next = '', larger = '', smaller = '' } = place.dataset
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      // Whoever wants a new tab gets it.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      openLightBox(pictures, index, { close, previous, next, larger, smaller })
    })
  }
}
