import { DEFAULT_LANGUAGE, toLanguage } from '@tutu/contract/languages'
import { TOOLS } from '../tools/index.ts'

const PAGES = new Set(['/tool', ...TOOLS.flatMap(({ path, needs = [] }) => [path, ...needs])])

/**
 * The address under which a page of the tools is kept, its path and language: `/clock?mode=exam&lang=en` is
 * '/clock?lang=en'. Undefined for everything else: /admin, /user, /api and the other pages are never touched.
 */
export function pageOf(address: string, origin: string): string | undefined {
  const url = new URL(address)
  const path = url.pathname.replace(/(.)\/$/, '$1')
  if (url.origin !== origin || !PAGES.has(path)) return undefined
  const language = toLanguage(url.searchParams.get('lang'))
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`
}

/** What a page needs besides its files. */
export function needsOf(page: string): readonly string[] {
  const path = page.split('?')[0]
  return TOOLS.find((tool) => tool.path === path)?.needs ?? []
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

const ROOTED = /\/?\bassets\/([\w.-]+\.\w+)/g
/** `./x.js`, and what a script names by `new URL('x-1a2b3c4d.js', import.meta.url)`. */
const BESIDE = /["'`](?:\.\/([\w.-]+\.(?:js|css))|([\w.-]+-[\w-]{8}\.js))["'`]/g

/** Paths of the build's files that a page, a script or a style sheet of the build names. */
export function filesIn(text: string): string[] {
  const names = [ROOTED, BESIDE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name, named]) => name ?? named!),
  )
  return [...new Set(names)].map((name) => `/assets/${name}`)
}
