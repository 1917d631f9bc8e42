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

/** Files of the build, which never change under their names: on this origin or on a CDN that has the same ones. */
export function isFile(address: string): boolean {
  return /^\/assets\/[\w.-]+$/.test(new URL(address).pathname)
}

const ROOTED = /\/?\bassets\/([\w.-]+\.\w+)/g
const BESIDE = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g

/** Paths of the build's files that a page, a script or a style sheet of the build names. */
export function filesIn(text: string): string[] {
  const names = [ROOTED, BESIDE].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!))
  return [...new Set(names)].map((name) => `/assets/${name}`)
}
