import { assetUrl } from '@tutu/contract/core/asset-url'
import type { ServerBuild } from 'react-router'

/**
 * The site's build with the addresses of its scripts on the CDN. They were fixed when it was built, where the CDN is
 * known at run time; scripts find each other relative to themselves.
 */
export function buildOnCdn(build: ServerBuild, cdnUrl: string): ServerBuild {
  if (!cdnUrl) return build
  const assets = mapTexts(build.assets, (text) => (text.startsWith('/assets/') ? assetUrl(text, cdnUrl) : text))
  return { ...build, assets }
}

/** The back office's page with its files on the CDN. */
export function pageOnCdn(html: string, cdnUrl: string): string {
  return html.replace(
    /(<(?:script|link|img)\b[^>]*?\s(?:src|href)=")(\/[^"]*)/g,
    (_, tag: string, path: string) => tag + assetUrl(path, cdnUrl),
  )
}

/** A copy of plain data with every text put through `change`, keys apart. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T
}
