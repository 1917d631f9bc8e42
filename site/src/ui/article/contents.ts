/** Marks in the table of contents where one reads. */
export function startContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  )
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? [])
  if (headings.length === 0) return
  const mark = () => {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < 160) ?? headings[0]!
    for (const [id, link] of links) {
      if (id === read.id) link.ariaCurrent = 'location'
      else link.removeAttribute('aria-current')
    }
  }
  // It is told of each heading that comes into sight or leaves it, which is when another one may be read.
  const observer = new IntersectionObserver(mark, { rootMargin: '-120px 0px -40% 0px' })
  for (const heading of headings) observer.observe(heading)
  // A jump may pass all of them unseen.
  addEventListener('scrollend', mark)
}
