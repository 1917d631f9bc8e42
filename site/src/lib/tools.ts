import type { Language } from '@tutu/contract/core/languages'
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
