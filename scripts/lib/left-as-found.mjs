import { afterAll, vi } from 'vitest'

// Files share a worker and its page, in an order that changes: what one puts there is not there for the next.
afterAll(leaveAsFound)

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
