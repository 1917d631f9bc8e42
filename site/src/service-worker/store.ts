import { filesIn, needsOf } from './scope.ts'

const CACHE = 'tutu-tools'
/** Beyond this a file is a program or a picture to be shipped, not one that names others. */
const READ_MAX = 600_000
/** Files no kept page needs any more stay this long: a tab opened before an update may still ask for them. */
const UNUSED_DAYS = 7

export async function keptPage(page: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(page)
}

export async function keptFile(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path)
}

/** Keeps a page as it is now, with all its files and what else it needs. Pages that can't be kept whole stay as they were. */
export async function keepPage(page: string): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const need of needsOf(page)) await keepPage(need)
  const answer = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!answer.ok) return
  // The files first: a page in the store always has its files there.
  await reach(cache, filesIn(await answer.clone().text()), async (path) => {
    const file = await fetch(path)
    if (!file.ok) throw new Error(`${path} answered ${file.status}`)
    await cache.put(path, file.clone())
    return file
  })
  await cache.put(page, answer)
}

/** Drops files that no kept page needs and that have been here for some days. */
export async function forgetUnused(): Promise<void> {
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  const isPage = ({ url }: Request) => !new URL(url).pathname.startsWith('/assets/')
  const used = new Set<string>()
  for (const request of requests.filter(isPage)) {
    const page = await cache.match(request)
    const found = await reach(cache, filesIn((await page?.text()) ?? ''), async () => undefined)
    for (const path of found) used.add(path)
  }
  for (const request of requests) {
    const isOld = ageInDays(await cache.match(request)) > UNUSED_DAYS
    if (isOld && !isPage(request) && !used.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

/** All files reached from the first ones, through scripts and style sheets; `load` brings those that are not kept yet. */
async function reach(
  cache: Cache,
  first: readonly string[],
  load: (path: string) => Promise<Response | undefined>,
): Promise<Set<string>> {
  const seen = new Set(first)
  // A set goes on with what is added while it is walked.
  for (const path of seen) {
    const file = (await cache.match(path)) ?? (await load(path))
    if (!file || !namesOthers(path)) continue
    const text = await file.text()
    if (text.length < READ_MAX) for (const next of filesIn(text)) seen.add(next)
  }
  return seen
}

/** The manifest names the files of all pages; those of this one stand in the page itself. */
function namesOthers(path: string): boolean {
  return /\.(js|css)$/.test(path) && !/\/manifest-[\w-]+\.js$/.test(path)
}

function ageInDays(response: Response | undefined): number {
  const date = Date.parse(response?.headers.get('date') ?? '')
  return Number.isNaN(date) ? 0 : (Date.now() - date) / 86_400_000
}
