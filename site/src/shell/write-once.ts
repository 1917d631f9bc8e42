import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { GAP, type Template } from '../lib/same-everywhere.tsx'

/** Texts that are remembered: of the frame one for each language and page of the navigation, the drawings, and a few of each kind of page. */
const KEPT_MAX = 300

/** What `SameEverywhere` writes with: HTML without React's marks, since only content pages hold it. */
export function createWriteOnce(): (by: string, draw: () => ReactElement) => Template {
  const written = new Map<string, Template>()
  return (by, draw) => {
    let template = written.get(by)
    if (template === undefined) {
      template = renderToStaticMarkup(draw()).split(GAP)
      // Settings that have changed since leave theirs behind.
      if (written.size >= KEPT_MAX) written.clear()
      written.set(by, template)
    }
    return template
  }
}
