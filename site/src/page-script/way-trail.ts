import { keptProgress } from '../lib/learning/progress-store.ts'

/**
 * The learning path as this device has gone it: flags on the courses that are done, the road coloured as far as one has got, and
 * Tutu where it goes on.
 */
export function showTrail(): void {
  const map = document.querySelector('[data-map]')
  if (!map) return
  const { courses, lessons } = keptProgress()
  const begun = Object.entries(courses).map(([id, { count }]) => {
    const own = Object.values(lessons).filter(({ course }) => course === id)
    return {
      id,
      place: map.querySelector<SVGAElement>(`[data-course="${CSS.escape(id)}"]`),
      isDone: count > 0 && own.filter(({ done }) => done !== null).length >= count,
      seen: Math.max(0, ...own.map(({ seen }) => seen)),
    }
  })
  const there = begun.flatMap(({ place, ...rest }) => (place ? [{ place, ...rest }] : []))
  if (there.length === 0) return bringIn(map, map.querySelector('[data-first]'))
  for (const { place, isDone } of there) place.toggleAttribute('data-done', isDone)
  const furthest = Math.max(...there.map(({ place }) => Number(place.dataset['along'])))
  map.querySelector('[data-trail]')?.setAttribute('stroke-dasharray', `${furthest} 2`)
  const [open] = there.filter(({ isDone }) => !isDone).toSorted((a, b) => b.seen - a.seen)
  const next = open?.place ?? placeAfter(map, furthest)
  pointAt(map, next, open?.id)
  bringIn(map, next)
}

/** The next place along the road, where all that was begun is done; at its end the last one. */
function placeAfter(map: Element, furthest: number): SVGAElement {
  const along = (place: SVGAElement): number => Number(place.dataset['along'])
  const places = [...map.querySelectorAll<SVGAElement>('[data-course]')].toSorted((a, b) => along(a) - along(b))
  return places.find((place) => along(place) > furthest) ?? places.at(-1)!
}

/** A narrow screen ends in the middle of the first house, and shows nothing of a later one. Where somebody has moved the map it stays. */
function bringIn(map: Element, place: Element | null): void {
  const view = map.querySelector<HTMLElement>('[data-map-view]')
  if (!view || !place || view.scrollLeft > 0 || view.scrollTop > 0) return
  const [seen, box] = [view.getBoundingClientRect(), place.getBoundingClientRect()]
  if (box.left < seen.left || box.right > seen.right)
    view.scrollLeft = box.left + box.width / 2 - seen.left - seen.width / 2
  if (box.top < seen.top || box.bottom > seen.bottom)
    view.scrollTop = box.top + box.height / 2 - seen.top - seen.height / 2
}

/** `course`: the one that goes on there, whose lesson go-on.ts then names. */
function pointAt(map: Element, place: SVGAElement, course?: string): void {
  const next = map.querySelector('[data-next]')
  const at = place.querySelector('g')?.getAttribute('transform')
  if (next && at) next.setAttribute('transform', at)
  const text = map.querySelector<SVGTextElement>('[data-next-text]')
  if (text) text.textContent = text.dataset['then'] ?? ''
  const card = document.querySelector<HTMLElement>('[data-next-card]')
  if (!card) return
  card.dataset['goesOn'] = ''
  const note = card.querySelector<HTMLElement>('[data-next-note]')
  // Where all that was begun is done, the next place is one that nobody has stopped at.
  const isNew = course === undefined && !('done' in place.dataset)
  if (note) note.textContent = note.dataset[isNew ? 'onward' : 'then'] ?? ''
  const title = card.querySelector('[data-next-title]')
  if (title) title.textContent = place.dataset['title'] ?? ''
  const link = card.querySelector('a')
  link?.setAttribute('href', place.getAttribute('href') ?? '/courses')
  if (link && course) link.dataset['goOn'] = course
}
