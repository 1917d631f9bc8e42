import { forgetUnused, keepPage, keptFile, keptPage } from './store.ts'
import { fileOf, pageOf } from './scope.ts'
import type { WorkerScope } from './worker-scope.ts'

// The service worker of the tool pages: what was opened once opens without a network. Everything else it leaves alone.
declare const self: WorkerScope

/** A page is always asked for anew, so nobody is held on an old version; slower than this, the kept one is shown. */
const PATIENCE = 4000

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.clients.claim()
      // The page that brought this worker was loaded before it could listen.
      for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
        const page = pageOf(url, self.location.origin)
        if (page) await keepPage(page)
      }
      await forgetUnused()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const file = fileOf(request.url, self.location.origin)
  if (file) {
    event.respondWith(keptFile(file).then((kept) => (kept ? asAsked(kept) : fetchFile(request, file))))
    return
  }
  const page = request.mode === 'navigate' ? pageOf(request.url, self.location.origin) : undefined
  if (!page) return
  const fresh = fetch(request)
  event.waitUntil(
    fresh.then(
      (answer) => (answer.ok ? keepPage(page) : undefined),
      () => undefined,
    ),
  )
  event.respondWith(freshOrKept(fresh, page))
})

/** This site has every file of its CDN: for one that is away, or was set after this worker's own policy was. */
function fetchFile(request: Request, file: string): Promise<Response> {
  return fetch(request).catch(async () => asAsked(await fetch(file)))
}

/**
 * An answer under the address that was asked for. A script answered under that of this site would look here for the
 * scripts it names, although the page has them from the CDN already: twice the same library, with a state each.
 */
function asAsked(answer: Response): Response {
  return new Response(answer.body, answer)
}

async function freshOrKept(fresh: Promise<Response>, page: string): Promise<Response> {
  const soon = await Promise.race([
    fresh.then(
      (answer) => (answer.status >= 500 ? undefined : answer),
      () => undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE)),
  ])
  return soon ?? (await keptPage(page)) ?? fresh
}
