import { forgetUnused, isOld, keepPage, keptFile, keptPage, keptPicture, noteRead, offlinePage } from './store.ts'
import { fileOf, inLanguage, isProject, isSitePage, languageOf, OFFLINE_PAGE, pageOf, pictureOf } from './scope.ts'
import type { WorkerScope } from './worker-scope.ts'

// The service worker of the site: home, tools, and the courses and lessons that were read open without a network, and in
// place of other pages one that says so. The back office, the member centre and calls it leaves alone.
declare const self: WorkerScope

/** ms. A page is always asked for anew, so nobody is held on an old version; slower than this, the kept one is shown. */
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(Promise.all([keepPage(OFFLINE_PAGE), keepPage(inLanguage(OFFLINE_PAGE, 'en'))]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.clients.claim()
      // The page that brought this worker was loaded before it could listen.
      for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
        const page = pageOf(url, self.location.origin)
        // From wherever the site was entered, its first page opens too.
        for (const one of [page, inLanguage('/', languageOf(url))]) if (one) await keepPage(one).catch(() => undefined)
      }
      await forgetUnused()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin } = self.location
  const file = fileOf(request.url, origin)
  if (file) {
    event.respondWith(keptFile(file).then((kept) => (kept ? asAsked(kept) : fetchFile(request, file))))
    return
  }
  const isPicture = request.destination === 'image' || isProject(request.url)
  const picture = isPicture ? pictureOf(request.url) : undefined
  // Uploaded ones may be in a bucket, to which the policy of this script does not let it follow.
  if (picture && (picture.startsWith('/static/') || !self.navigator.onLine)) {
    event.respondWith(fetch(request).catch(async () => (await keptPicture(picture)) ?? Response.error()))
    return
  }
  if (request.mode !== 'navigate' || !isSitePage(request.url, origin)) return
  const page = pageOf(request.url, origin)
  const fresh = fetch(request)
  if (page) event.waitUntil(fresh.then((answer) => keepAnswered(page, request, answer)).catch(() => undefined))
  event.respondWith(freshOrKept(fresh, page).catch(() => whenOffline(request)))
})

/** Keeps what was just answered, and what stands in for other pages, where it is a day old: it may have been changed. */
async function keepAnswered(page: string, request: Request, answer: Response): Promise<void> {
  const isPlain = request.url === self.location.origin + page
  // A redirect is looked into by a request of its own: it may be to another spelling, or to the login of a network.
  await keepPage(page, isPlain && answer.type === 'basic' ? answer.clone() : undefined)
  const offline = inLanguage(OFFLINE_PAGE, languageOf(page))
  if (await isOld(offline)) await keepPage(offline)
}

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

/** Rejects where there is neither. */
async function freshOrKept(fresh: Promise<Response>, page: string | undefined): Promise<Response> {
  if (!page) return fresh
  const soon = await Promise.race([
    fresh.then(
      (answer) => (answer.status >= 500 ? undefined : answer),
      () => undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE)),
  ])
  if (soon) return soon
  const kept = await keptPage(page)
  if (!kept) return fresh
  await noteRead(page).catch(() => undefined)
  return kept
}

async function whenOffline(request: Request): Promise<Response> {
  return (await offlinePage(inLanguage(OFFLINE_PAGE, languageOf(request.url)))) ?? Response.error()
}
