import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Texts that are remembered: of the frame one for each language and page of the navigation, and the drawings. */
const KEPT_MAX = 300

/** What `SameEverywhere` writes with: HTML without React's marks, since only content pages hold it. */
export function createWriteOnce(): (by: string, content: ReactElement) => string {
  const written = new Map<string, string>()
  return (by, content) => {
    let html = written.get(by)
    if (html === undefined) {
      html = renderToStaticMarkup(content)
      // Settings that have changed since leave theirs behind.
      if (written.size >= KEPT_MAX) written.clear()
      written.set(by, html)
    }
    return html
  }
}
