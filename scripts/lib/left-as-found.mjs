import module from 'node:module'
import { afterAll, vi } from 'vitest'

// Files share a worker and its page, in an order that changes: what one puts there is not there for the next.
afterAll(leaveAsFound)
// What it has compiled is there for the next program already, not when this worker ends.
afterAll(() => module.flushCompileCache())

// jsdom draws frames by an interval that it makes where no frame is under way. Made while timers are faked it ends with them, and no
// frame comes to any file after that: so one is always under way, begun before.
const FRAMES = Symbol.for('frames that go on')
const { requestAnimationFrame: draw } = globalThis
if (draw && globalThis[FRAMES] !== draw) {
  globalThis[FRAMES] = draw
  const goOn = () => draw(goOn)
  goOn()
}

export function leaveAsFound() {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if ('document' in globalThis) leavePage()
}

function leavePage() {
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
  history.replaceState(null, '', '/')
}
