import type { Language } from '@tutu/contract/languages'
import { TOOLS } from '../tools/index.ts'
import { withQuery } from './links.ts'

/** The tools as cards show them, their addresses in the reader's language. */
export function listTools(language: Language) {
  return TOOLS.map(({ slug, path, title, intro, accent, pose }) => ({
    slug,
    title: title[language],
    intro: intro[language],
    accent,
    pose,
    href: withQuery(path, language),
  }))
}

/**
 * The addresses a service worker is asked to serve when `path` is open, the page itself and what it needs; none for
 * pages that are not kept for use without a network. See service-worker/.
 */
export function offlineScopes(path: string): readonly string[] {
  if (path === '/tool') return [path]
  const tool = TOOLS.find((one) => one.path === path)
  return tool ? [path, ...(tool.needs ?? [])] : []
}
