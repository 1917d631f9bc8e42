import { DEFAULT_LANGUAGE, type Language, toLanguage } from '@tutu/contract/core/languages'
import { TOOLS } from '../tools/index.ts'

/** Shown in place of pages that cannot be had, and of itself: it lists what can. */
export const OFFLINE_PAGE = '/offline'

/** Where Scratch projects of lessons play, and what plays them there. */
const PLAYER = { path: '/player', needs: ['/tool-frame'] }

/** Kept for good once opened. */
const FIXED_PAGES = new Set(['/', '/tool', ...[...TOOLS, PLAYER].flatMap(({ path, needs = [] }) => [path, ...needs])])
/** Courses and their lessons. */
const READING = /^\/course\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/
/** Not of the site: calls, files, and whole parts that have their own ways. */
const OTHERS = /^\/(?:admin|api|user|storage|static|assets|share|healthz|readyz)(?:\/|$)|\.\w+$/i

/**
 * The address under which a page is kept, its path and language: `/clock?mode=exam&lang=en` is '/clock?lang=en'.
 * Undefined for everything that is not: /admin, /user and /api, and pages that say little without a network.
 */
export function pageOf(address: string, origin: string): string | undefined {
  const url = new URL(address)
  const path = url.pathname.replace(/(.)\/$/, '$1')
  if (url.origin !== origin || !(FIXED_PAGES.has(path) || READING.test(path))) return undefined
  return inLanguage(path, languageOf(address))
}

/** Whether the page is one of the site, kept or not: without a network the offline page stands in its place. */
export function isSitePage(address: string, origin: string): boolean {
  const url = new URL(address)
  return url.origin === origin && !OTHERS.test(url.pathname)
}

export function languageOf(address: string): Language {
  return toLanguage(new URL(address, 'http://site.invalid').searchParams.get('lang'))
}

export function inLanguage(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`
}

/** Of kept pages: those of courses and lessons, of which there may be many. */
export function isReading(page: string): boolean {
  return READING.test(pathOf(page))
}

/** The tool whose page it is. */
export function toolOf(page: string): (typeof TOOLS)[number] | undefined {
  return TOOLS.find(({ path }) => path === pathOf(page))
}

/** What a page needs besides its files. */
export function needsOf(page: string): readonly string[] {
  return (pathOf(page) === PLAYER.path ? PLAYER : toolOf(page))?.needs ?? []
}

/** What a page itself says that it needs: lessons whose programs run, the frame in which they do. */
export function needsIn(html: string): string[] {
  return [...html.matchAll(/ data-needs="(\/[\w-]+)"/g)].flatMap(([, path]) => (FIXED_PAGES.has(path!) ? [path!] : []))
}

/** The page's path, whichever its language. */
export function pathOf(page: string): string {
  return page.split('?')[0]!
}

/**
 * The path by which a file of the build is kept, '/assets/<name>': such files never change under their names. They come
 * from this origin or from a CDN that has the same ones, perhaps below a folder. Undefined for everything else.
 */
export function fileOf(address: string, origin: string): string | undefined {
  const url = new URL(address)
  const [, folder, name] = /^(.*)\/assets\/([\w.-]+)$/.exec(url.pathname) ?? []
  const isHere = url.origin === origin ? folder === '' : !folder?.endsWith('/admin')
  return name && isHere ? `/assets/${name}` : undefined
}

/**
 * The path by which a picture is kept: that of the whole picture, whichever of its sizes is asked for. From this origin
 * or a CDN, as files of the build.
 */
export function pictureOf(address: string): string | undefined {
  const [path] = /\/(?:static|storage)\/[\w./@%+-]+$/.exec(new URL(address, 'http://site.invalid').pathname) ?? []
  return path?.replace(/\.\d+\.(?:webp|avif)$/, '')
}

/** Whether it is a Scratch project, which is kept as pictures are. */
export const isProject = (address: string): boolean => new URL(address).pathname.endsWith('.sb3')

/** Pictures that a page shows, and Scratch projects that it plays: the path each is kept by → where this site has it. */
export function picturesIn(html: string): Map<string, string> {
  const shown = /<img\b[^>]*? src="([^"]+)"| data-(?:project|compare-file)="([^"]+)"/g
  const sources = [...html.matchAll(shown)].map(([, picture, project]) => (picture ?? project)!)
  return new Map(
    sources.flatMap((source) => {
      const [here] = /\/(?:static|storage)\/[\w./@%+-]+$/.exec(source) ?? []
      return here ? [[pictureOf(here)!, here] as const] : []
    }),
  )
}

const ROOTED = /\/?\bassets\/([\w.-]+\.\w+)/g
/** `./x-1a2b3c4d.js`, also `new URL('x-1a2b3c4d.js', import.meta.url)`. What has no such hash is no file of the build. */
const BESIDE = /["'`](?:\.\/)?([\w.-]+-[\w-]{8}\.(?:js|css|wasm))["'`]/g

/** Paths of the build's files that a page, a script or a style sheet of the build names. The compiler keeps itself. */
export function filesIn(text: string): string[] {
  const names = [ROOTED, BESIDE].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!))
  return [...new Set(names)].filter((name) => !name.endsWith('.bin')).map((name) => `/assets/${name}`)
}
