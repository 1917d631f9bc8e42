import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** On every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** A year. Subdomains are somebody else's. */
const SECURE_FOR = 'max-age=31536000'

/** `origin`: where visitors reach the site. Once they came by HTTPS, browsers never try without. */
export function securityHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  return origin?.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'strict-transport-security': SECURE_FOR }
    : SECURITY_HEADERS
}

/** Answers that are no pages need nothing at all. */
export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Pages of elsewhere that a page may show in a frame; not over plain HTTP, which anybody on the way could replace. */
export const SECURE_FRAMES = "'self' https:"

/** A page on which passwords are typed stands in no frame: what a work shows in its own could be taken for a part of it. */
const FRAMED_BY = { site: "'self'", nobody: "'none'" } as const

export type PolicyOptions = {
  dev?: boolean
  frames?: string
  framedBy?: keyof typeof FRAMED_BY
  cdnUrl?: string
  stores?: readonly string[]
}

/**
 * Policy of an HTML page; inline scripts only by the hashes of what the page really holds. `frames`: whose pages it may
 * show in frames. `framedBy`: whose pages may show it in theirs. `cdnUrl` as site config has it: files may come from there as well. `stores`: origins of the buckets that
 * uploads are read from and sent to; nothing of theirs is ever run.
 */
export function pagePolicy(
  html: string,
  { dev = false, frames = "'self'", framedBy = 'site', cdnUrl = '', stores = [] }: PolicyOptions = {},
): string {
  const scripts = dev ? ["'unsafe-inline'"] : inlineScriptHashes(html)
  const files = ["'self'", ...cdnSource(cdnUrl)].join(' ')
  const uploads = [files, ...stores].join(' ')
  return [
    `default-src ${files}`,
    ['script-src', files, ...scripts].join(' '),
    // Style attributes and the back office's component library need inline styles.
    `style-src ${files} 'unsafe-inline'`,
    `img-src ${uploads} data: blob:`,
    // Captions stand in the page itself.
    `media-src ${uploads} blob: data:`,
    `font-src ${files} data:`,
    `connect-src ${uploads}${dev ? ' ws:' : ''}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${FRAMED_BY[framedBy]}`,
  ].join('; ')
}

/** Policy of the service worker's script: what it may fetch. */
export function workerPolicy(cdnUrl: string): string {
  return ["default-src 'none'; connect-src 'self'", ...cdnSource(cdnUrl)].join(' ')
}

/** '//cdn.example/tutu' → 'cdn.example/tutu/': in the page's own scheme or a safer one, and below that folder only. */
function cdnSource(cdnUrl: string): string[] {
  const place = cdnUrl.replace(/^(?:https?:)?\/\//i, '')
  // What cannot stand in a policy would make all of it void.
  return /^[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(place)
    ? [place.includes('/') ? `${place.replace(/\/$/, '')}/` : place]
    : []
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(SCRIPT)) {
    // Data blocks (JSON-LD) are never run; external scripts have their origin.
    if (/\bsrc=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes)) continue
    hashes.add(hashOf(source))
  }
  return [...hashes]
}

/** Content pages have the same few scripts; those that hydrate have longer ones of their own, not worth remembering. */
const REMEMBERED_MAX = 20
const REMEMBERED_LENGTH_MAX = 2000
const remembered = new LRUCache<string, string>({ max: REMEMBERED_MAX })

function hashOf(source: string): string {
  const known = remembered.get(source)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`
  if (source.length <= REMEMBERED_LENGTH_MAX) remembered.set(source, hash)
  return hash
}
