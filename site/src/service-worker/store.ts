import { pickLanguage } from '@tutu/contract/core/languages'
import { UNREADY } from '@tutu/contract/core/unready-text'
import { languageTag } from '../lib/language-tag.ts'
import { filesIn, isReading, languageOf, needsIn, needsOf, pathOf, picturesIn, toolOf } from './scope.ts'

/** Pages and the files of the build they need. The name is as old as the first of them. */
const CACHE = 'tutu-tools'
/** Pictures of kept pages. They may change under their names, so that they are shown without a network only. */
const PICTURES = 'tutu-pictures'
/** Beyond this a file is a program or a picture to be shipped, not one that names others. */
const READ_MAX = 600_000
/** Files no kept page needs any more stay this long: a tab opened before an update may still ask for them. */
const UNUSED_DAYS = 7
/** Courses and lessons, least recently read out first. */
const READING_MAX = 60
/** Of all courses and lessons with their pictures, and of one picture. */
const READING_BYTES_MAX = 40_000_000
const PICTURE_BYTES_MAX = 2_000_000

/** Noted beside a kept page, so that lists and limits need not read it. */
const TITLE = 'x-kept-title'
const BYTES = 'x-kept-bytes'
const SHOWS = 'x-kept-pictures'

export async function keptPage(page: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(page)
}

export async function keptFile(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path)
}

export async function keptPicture(path: string): Promise<Response | undefined> {
  return (await caches.open(PICTURES)).match(path)
}

/**
 * Keeps a page as it is now, or as `fresh` has it, with all its files and what else it needs. Pages that can't be kept
 * whole, or whose text is not laid out yet, stay as they were; one that is gone, or has moved away, is forgotten. Rejects
 * where the network or the disk fails.
 */
export async function keepPage(page: string, fresh?: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const need of needsOf(page)) await keepPage(need)
  const answer = fresh ?? (await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-cache' }))
  if (answer.redirected || isGone(answer.status)) return void (await cache.delete(page))
  if (!answer.ok) return
  const html = await answer.text()
  // Nobody could read the rest of it without a network: what was kept before is whole.
  if (html.includes(UNREADY) && (await keptPage(page))) return
  for (const need of needsIn(html)) if (!(await keptPage(need))) await keepPage(need)
  // The files first: a page in the store always has its files there.
  await reach(cache, filesIn(html), async (path) => {
    const file = await fetch(path)
    if (!file.ok) throw new Error(`${path} answered ${file.status}`)
    await put(cache, path, file.clone())
    return file
  })
  const shown = await keepPictures(html)
  const headers = new Headers(answer.headers)
  // What is kept is plain, and its parts are told apart by what they really hold.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(TITLE, encodeURIComponent(titleOf(html)))
  headers.set(BYTES, String(html.length * 2))
  headers.set(SHOWS, shown.map(encodeURIComponent).join(' '))
  await put(cache, page, new Response(html, { status: 200, headers }))
  await forgetLongUnread()
}

function isGone(status: number): boolean {
  return status === 404 || status === 410
}

/** As it stands in the page, with its entities; without the name of the site behind it. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replace(/ - (?!.* - ).*$/, '')
}

/** Those that can be had and are not too large; a page is worth keeping without them. Answers the paths they are kept by. */
async function keepPictures(html: string): Promise<string[]> {
  const cache = await caches.open(PICTURES)
  const found = await Promise.all(
    [...picturesIn(html)].map(async ([path, address]) => {
      if (await cache.match(path)) return path
      try {
        // Not to a bucket: the policy of this script names none.
        const picture = await fetch(address, { redirect: 'error' })
        if (!picture.ok) return undefined
        const body = await picture.blob()
        if (body.size > PICTURE_BYTES_MAX) return undefined
        const headers = { 'content-type': picture.headers.get('content-type') ?? '', [BYTES]: String(body.size) }
        await cache.put(path, new Response(body, { headers }))
        return path
      } catch {
        return undefined
      }
    }),
  )
  return found.filter((path) => path !== undefined)
}

/** Where the disk is full, half of the courses and lessons go; where that is not enough, it fails. */
async function put(cache: Cache, key: string, answer: Response): Promise<void> {
  const again = answer.clone()
  try {
    await cache.put(key, answer)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
    const pages = await readingPages(cache)
    for (const { page } of pages.slice(0, Math.ceil(pages.length / 2))) await cache.delete(page)
    await forgetPictures(cache)
    await cache.put(key, again)
  }
}

type KeptPage = { page: string; title: string; bytes: number; pictures: readonly string[] }

/** All kept pages, what was kept longest ago first: a cache has its entries in the order in which they were put. */
async function keptPages(cache: Cache): Promise<KeptPage[]> {
  const pages: KeptPage[] = []
  for (const request of await cache.keys()) {
    if (!isPage(request)) continue
    const { pathname, search } = new URL(request.url)
    const headers = (await cache.match(request))?.headers
    pages.push({
      page: pathname + search,
      title: decodeURIComponent(headers?.get(TITLE) ?? ''),
      bytes: Number(headers?.get(BYTES) ?? 0),
      pictures: (headers?.get(SHOWS) ?? '').split(' ').filter(Boolean).map(decodeURIComponent),
    })
  }
  return pages
}

async function readingPages(cache: Cache): Promise<KeptPage[]> {
  return (await keptPages(cache)).filter(({ page }) => isReading(page))
}

/** Marks a page as read just now, so that it stays longest. */
export async function noteRead(page: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = isReading(page) ? await cache.match(page) : undefined
  if (kept) await put(cache, page, kept)
}

/** Drops the courses and lessons that were not read for longest, where there are too many. */
async function forgetLongUnread(): Promise<void> {
  const cache = await caches.open(CACHE)
  const pages = (await readingPages(cache)).toReversed()
  const sizes = await pictureSizes()
  const counted = new Set<string>()
  let bytes = 0
  let isFull = false
  for (const [index, { page, bytes: own, pictures }] of pages.entries()) {
    bytes += own
    for (const picture of pictures) {
      if (!counted.has(picture)) bytes += sizes.get(picture) ?? 0
      counted.add(picture)
    }
    // The newest one stays, however large it is.
    const isOver = index > 0 && (index >= READING_MAX || bytes > READING_BYTES_MAX)
    if (isOver) await cache.delete(page)
    isFull ||= isOver
  }
  if (isFull) await forgetPictures(cache)
}

async function pictureSizes(): Promise<Map<string, number>> {
  const cache = await caches.open(PICTURES)
  const sizes = new Map<string, number>()
  for (const request of await cache.keys()) {
    const picture = await cache.match(request)
    sizes.set(new URL(request.url).pathname, Number(picture?.headers.get(BYTES) ?? 0))
  }
  return sizes
}

/** Drops pictures that no kept page shows. */
async function forgetPictures(cache: Cache): Promise<void> {
  const shown = new Set((await keptPages(cache)).flatMap(({ pictures }) => pictures))
  const pictures = await caches.open(PICTURES)
  for (const request of await pictures.keys()) {
    if (!shown.has(new URL(request.url).pathname)) await pictures.delete(request)
  }
}

/** Whether a page has not been kept anew for a day. */
export async function isOld(page: string): Promise<boolean> {
  const kept = await keptPage(page)
  return !kept || ageInDays(kept) > 1
}

/** Drops files that no kept page needs and that have been here for some days. */
export async function forgetUnused(): Promise<void> {
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  const used = new Set<string>()
  for (const request of requests.filter(isPage)) {
    const page = await cache.match(request)
    const found = await reach(cache, filesIn((await page?.text()) ?? ''), async () => undefined)
    for (const path of found) used.add(path)
  }
  for (const request of requests) {
    const hasStayed = ageInDays(await cache.match(request)) > UNUSED_DAYS
    if (hasStayed && !isPage(request) && !used.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  await forgetPictures(cache)
}

function isPage({ url }: Request): boolean {
  return !new URL(url).pathname.startsWith('/assets/')
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

const LISTED_MAX = 30

/**
 * The offline page with what can be opened now in its lists, each once: in its own language where that was read, else in
 * the other, marked as such; the own ones first, latest before earlier. Lists with nothing in them stay hidden, as the
 * page brings them.
 */
export async function offlinePage(page: string): Promise<Response | undefined> {
  const kept = await keptPage(page)
  if (!kept) return undefined
  const all = (await keptPages(await caches.open(CACHE))).toReversed()
  const lists = { tools: all.filter((one) => toolOf(one.page)), reading: all.filter((one) => isReading(one.page)) }
  const html = (await kept.text()).replace(
    /<section([^>]*?) hidden=""([^>]*? data-kept="(\w+)"[^>]*>[\s\S]*?<ul[^>]*>)<\/ul>/g,
    (whole, before: string, after: string, name: keyof typeof lists) => {
      const items = inOwnLanguage(lists[name] ?? [], page).slice(0, LISTED_MAX)
      const links = items.map((one) => linkOn(page, one))
      return links.length > 0 ? `<section${before}${after}${links.join('')}</ul>` : whole
    },
  )
  // Nothing was found, and nobody should keep it as what was asked for.
  const headers = new Headers(kept.headers)
  headers.set('cache-control', 'no-store')
  return new Response(html, { status: 503, headers })
}

function inOwnLanguage(pages: readonly KeptPage[], page: string): readonly KeptPage[] {
  const own = pages.filter((one) => languageOf(one.page) === languageOf(page))
  const paths = new Set(own.map((one) => pathOf(one.page)))
  return [...own, ...pages.filter((one) => !paths.has(pathOf(one.page)))]
}

/** Addresses and titles come from pages of this site, as they stand there. A tool's title is known in every language. */
function linkOn(page: string, kept: KeptPage): string {
  const [own, its] = [languageOf(page), languageOf(kept.page)]
  const tool = toolOf(kept.page)
  const isForeign = own !== its
  const leadsTo = isForeign ? ` hreflang="${languageTag(its)}"` : ''
  const reads = isForeign && !tool ? ` lang="${languageTag(its)}"` : ''
  const title = isForeign && tool ? pickLanguage(tool.title, own) : kept.title
  return `<li><a href="${kept.page}" class="text-link"${leadsTo}${reads}>${title}</a></li>`
}
