// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { AFTER_PAINT_SCRIPT } from './server-markup.ts'

afterEach(() => document.body.replaceChildren())

const HELD = `<link rel="held-module" href="/entry.js"><script type="held-module">import('/entry.js')</script><script></script>`
const BEGUN = `<link rel="modulepreload" href="/entry.js"><script type="module" async="">import('/entry.js')</script>`

/** Tells of paints when it is told to. */
class Paints {
  static supportedEntryTypes = ['paint']
  static last: Paints
  readonly observe = vi.fn<() => void>()
  readonly disconnect = vi.fn<() => void>()
  readonly #tell: (seen: object, observer: Paints) => void
  constructor(tell: (seen: object, observer: Paints) => void) {
    this.#tell = tell
    Paints.last = this
  }
  paint(name: string): void {
    this.#tell({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }, this)
  }
}

/** What the script that ran last waits for besides. */
let presses: EventTarget
let timer: { work: () => void; after: number }

/** The script as it runs, last in the page; answers the page's markup. */
function run({ hidden = false, isFramed = false, PerformanceObserver = Paints as object } = {}): () => string {
  document.body.innerHTML = HELD
  const page = {
    hidden,
    currentScript: document.body.lastElementChild,
    createElement: document.createElement.bind(document),
    querySelectorAll: document.querySelectorAll.bind(document),
  }
  const self = { PerformanceObserver }
  presses = new EventTarget()
  const parts = {
    document: page,
    self,
    top: isFramed ? {} : self,
    setTimeout: (work: () => void, after: number) => (timer = { work, after }),
    addEventListener: presses.addEventListener.bind(presses),
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what stands in the page is what is tried
  new Function(...Object.keys(parts), AFTER_PAINT_SCRIPT)(...Object.values(parts))
  return () => document.body.innerHTML
}

test('what a page holds back comes once its content is painted, and leaves the page as React has written it', () => {
  const page = run()
  Paints.last.paint('first-paint')
  expect(page()).toContain('held-module')
  Paints.last.paint('first-contentful-paint')
  expect(page()).toBe(BEGUN)
  expect(Paints.last.disconnect).toHaveBeenCalled()
})

test.each([
  ['a page that nobody sees', { hidden: true }],
  ['a frame in another page', { isFramed: true }],
  ['a browser that does not tell of paints', { PerformanceObserver: { supportedEntryTypes: ['mark'] } }],
  ['a browser that knows nothing of it', { PerformanceObserver: {} }],
])('%s waits for nothing', (_, where) => expect(run(where)()).toBe(BEGUN))

test.each(['pointerdown', 'keydown'])('at the first %s it begins, painted or not', (press) => {
  const page = run()
  expect(page()).toContain('held-module')
  presses.dispatchEvent(new Event(press))
  expect(page()).toBe(BEGUN)
  Paints.last.paint('first-contentful-paint')
  expect(page()).toBe(BEGUN)
})

test('where nothing is told of being painted, it begins after three seconds', () => {
  const page = run()
  expect(timer.after).toBe(3000)
  expect(page()).toContain('held-module')
  timer.work()
  expect(page()).toBe(BEGUN)
})
