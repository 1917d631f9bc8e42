// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showTrail } from './way-trail.ts'

beforeEach(() => {
  // What lasts as long as a page: tests of one worker share it.
  Reflect.deleteProperty(globalThis, 'tutuProgress')
  document.body.innerHTML = `
    <section data-next-card><h2 data-next-note data-then="Go on" data-onward="Next">First</h2><p data-next-title>One</p><a href="/course/one">See</a></section>
    <section data-map><div data-map-view><svg>
      <path data-trail></path>
      <a data-first data-course="1" data-title="One" data-along="0.1" href="/course/one"><g transform="translate(1 1)"></g></a>
      <a data-course="2" data-title="Two" data-along="0.4" href="/course/two"><g transform="translate(2 2)"></g></a>
      <g data-next transform="translate(1 1)"><text data-next-text data-then="You are here">Start</text></g>
    </svg></div></section>`
})
afterEach(() => localStorage.clear())

const keep = (progress: unknown) => localStorage.setItem('tutu-learning', JSON.stringify(progress))

it('flags what is done, colours the road as far as one has got, and points at where it goes on', () => {
  const course = (count: number) => ({ slug: 'x', title: {}, count })
  const lesson = (of: string, seen: number, done: number | null) => ({
    course: of,
    slug: 'y',
    title: {},
    number: 1,
    seen,
    done,
    minutes: 0,
    stars: [],
    again: {},
  })
  keep({
    courses: { 1: course(1), 2: course(2), 99: course(1) },
    lessons: { 11: lesson('1', 5, 6), 21: lesson('2', 7, 8), 22: lesson('2', 9, null) },
  })
  showTrail()
  expect(document.querySelector('[data-course="1"]')!.hasAttribute('data-done')).toBe(true)
  expect(document.querySelector('[data-course="2"]')!.hasAttribute('data-done')).toBe(false)
  expect(document.querySelector('[data-trail]')!.getAttribute('stroke-dasharray')).toBe('0.4 2')
  expect(document.querySelector('[data-next]')!.getAttribute('transform')).toBe('translate(2 2)')
  expect(document.querySelector('[data-next-text]')!.textContent).toBe('You are here')
  expect(document.querySelector('[data-next-card] a')!.getAttribute('href')).toBe('/course/two')
  expect(document.querySelector('[data-next-title]')!.textContent).toBe('Two')
  expect(document.querySelector('[data-next-note]')!.textContent).toBe('Go on')
  expect(document.querySelector<HTMLElement>('[data-next-card] a')!.dataset['goOn']).toBe('2')
})

it('leaves a card that answers what somebody asked as it is, and shows on the map where one is', () => {
  const card = document.querySelector('[data-next-card]')!
  card.removeAttribute('data-next-card')
  keep({ courses: { 2: { slug: 'x', title: {}, count: 1 } }, lessons: {} })
  showTrail()
  expect(card.textContent).toBe('FirstOneSee')
  expect(document.querySelector('[data-next]')!.getAttribute('transform')).toBe('translate(2 2)')
})

it.each([
  // Nobody has stopped at what they have not begun.
  ['the next place where all that was begun is done', { 1: 1 }, 'translate(2 2)', 'Next'],
  ['the last place at the end of the road', { 1: 1, 2: 1 }, 'translate(2 2)', 'Go on'],
])('points at %s', (_, counts, at, note) => {
  const ids = Object.keys(counts)
  keep({
    courses: Object.fromEntries(ids.map((id) => [id, { slug: 'x', title: {}, count: 1 }])),
    lessons: Object.fromEntries(
      ids.map((id) => [
        `${id}1`,
        { course: id, slug: 'y', title: {}, number: 1, seen: 5, done: 6, minutes: 0, stars: [], again: {} },
      ]),
    ),
  })
  showTrail()
  expect(document.querySelector('[data-next]')!.getAttribute('transform')).toBe(at)
  expect(document.querySelector('[data-next-note]')!.textContent).toBe(note)
})

it.each([undefined, 'nonsense', '[]', '{"courses":{"77":{}}}'])('leaves the map as it is where %j is kept', (text) => {
  if (text) localStorage.setItem('tutu-learning', text)
  showTrail()
  expect(document.querySelector('[data-trail]')!.hasAttribute('stroke-dasharray')).toBe(false)
  expect(document.querySelector('[data-next-text]')!.textContent).toBe('Start')
})

/** A place by its left edge and width, in a view of 390 px. */
function stand(selector: string, left: number, width: number): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)!
  element.getBoundingClientRect = () => new DOMRect(left, 20, width, 100)
  return element
}

it.each([
  ['on a wide screen the map begins at its edge', 900, 0],
  ['on a narrow one the first place is brought into its middle', 390, 400 - 390 / 2],
])('%s', (_, width, left) => {
  const view = stand('[data-map-view]', 0, width)
  view.getBoundingClientRect = () => new DOMRect(0, 0, width, 560)
  stand('[data-course="1"]', 330, 140)
  showTrail()
  expect([view.scrollLeft, view.scrollTop]).toEqual([left, 0])
})

it('a map that somebody has moved stays where it is', () => {
  const view = stand('[data-map-view]', 0, 390)
  view.scrollLeft = 50
  stand('[data-course="1"]', 330, 140)
  showTrail()
  expect(view.scrollLeft).toBe(50)
})
