import { createHash } from 'node:crypto'

/** On every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Answers that are no pages need nothing at all. */
export const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Policy of an HTML page; inline scripts only by the hashes of what the page really holds. */
export function pagePolicy(html: string, { dev = false } = {}): string {
  const scripts = dev ? ["'unsafe-inline'"] : inlineScriptHashes(html)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Style attributes and the back office's component library need inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(SCRIPT)) {
    // Data blocks (JSON-LD) are never run; external scripts have their origin.
    if (/\bsrc=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}
