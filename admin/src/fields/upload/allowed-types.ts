import type { Accept } from './uploaders.ts'

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg', 'heic', 'heif', 'tif', 'tiff'])

const isPicture = (entry: string): boolean => PICTURES.has(entry) || entry.startsWith('image/')

/** The entries of `siteConfig.upload.mimetype` that a field takes: extensions and types, '*' for all. */
export function allowedTypes(mimetype: string, accept: Accept): string[] {
  const entries = mimetype
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().replace(/^\./, ''))
    .filter(Boolean)
  if (accept === 'any') return entries
  return entries.includes('*') ? ['image/*'] : entries.filter(isPicture)
}

/** For the system's dialog: what it offers at first. The check comes afterwards. */
export function acceptAttribute(mimetype: string, accept: Accept): string | undefined {
  const entries = allowedTypes(mimetype, accept)
  if (entries.length === 0 || entries.includes('*')) return undefined
  return entries.map((entry) => (entry.includes('/') ? entry : `.${entry}`)).join(',')
}
