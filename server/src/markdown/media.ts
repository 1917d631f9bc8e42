import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Token } from 'markdown-it'

const PLAYERS = new Map<string, 'video' | 'audio'>([
  ['mp4', 'video'],
  ['webm', 'video'],
  ['mp3', 'audio'],
  ['m4a', 'audio'],
  ['ogg', 'audio'],
  ['wav', 'audio'],
])

/** On this site: a page makes no foreign request. */
export const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address)

export function addressOfImage(token: Token): string {
  return String(token.attrGet('src') ?? '')
}

/**
 * What an image names that is none: a video or a sound of this site has the browser's own player, with its name below it;
 * a file of elsewhere, a picture too, is a link. undefined: it is a picture.
 */
export function mediaHtml(address: string, name: string, isInLink: boolean): string | undefined {
  const src = escapeHtml(address)
  const title = escapeHtml(name)
  if (!isOwn(address)) {
    if (isInLink || !/^https?:/i.test(address)) return title
    return `<a href="${src}">${title || src}</a>`
  }
  const player = PLAYERS.get(suffixOf(address))
  if (!player) return undefined
  const more = player === 'video' ? ' playsinline' : ''
  const label = title && ` aria-label="${title}"`
  const shown = `<${player} src="${src}" controls preload="metadata"${more}${label}></${player}>`
  return `<span class="media">${shown}${title && `<span class="media-title">${title}</span>`}</span>`
}

function suffixOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0]!
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase()
}
