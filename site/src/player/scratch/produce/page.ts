// oxlint-disable-next-line import/default -- script-text-plugin.ts answers the bundled text
import player from '../player/index.ts?script'
import { type PageParts, pageMarkup } from './markup.ts'

type Parts = Omit<PageParts, 'player' | 'nonce'>

/** The page as a file. `project` is its base64. */
export function producePage(parts: Parts, project: Blob): Blob {
  const [head, tail] = pageMarkup({ ...parts, player, nonce: makeNonce() })
  return new Blob([head, project, tail], { type: 'text/html' })
}

/** The same page without its project, which the preview hands over as data. */
export function previewPage(parts: Parts): string {
  return pageMarkup({ ...parts, player, nonce: makeNonce() }).join('')
}

function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
}
