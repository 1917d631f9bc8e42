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
  // oxlint-disable-next-line typescript/no-implied-eval -- what stands in the page is what is tried
  new Function('document', 'self', 'top', AFTER_PAINT_SCRIPT)(page, self, isFramed ? {} : self)
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
