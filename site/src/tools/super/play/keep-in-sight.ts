/** px between what is shown and the rim. */
const RIM = 8

type Seen = { getBoundingClientRect: () => { readonly top: number; readonly bottom: number } }

/** Scrolls `box` alone until `item`, which is in it, is in sight: `scrollIntoView` would move the page too. */
export function keepInSight(box: Seen & { scrollTop: number }, item: Seen): void {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + RIM
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + RIM
}
