/** Tools keep their place behind the #, which the server never sees: the same page in the other language opens there. */
export function keepPlace(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]')
    if (link) link.hash = location.hash
  })
}
