import { languageTag } from '../../lib/language-tag.ts'
import { isoTime } from '../../lib/day-text.ts'
import type { Language } from '@tutu/contract/core/languages'

type Shown = { title: string; summary: string; publishtime: number | null; cover: string | null; author?: string }
type Place = {
  language: Language
  origin: string
  siteName: string
  asset: (path: string) => string
  /** Path of the page. */
  address: string
}

/** schema.org/BlogPosting or NewsArticle, as search engines read it. */
export function articleJsonLd(
  type: 'BlogPosting' | 'NewsArticle',
  { title, summary, publishtime, cover, author }: Shown,
  { language, origin, siteName, asset, address }: Place,
) {
  const publisher = { '@type': 'Organization', name: siteName, url: origin, logo: `${origin}/apple-touch-icon.png` }
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description: summary,
    url: origin + address,
    mainEntityOfPage: origin + address,
    image: cover ? new URL(asset(cover), origin).href : undefined,
    datePublished: publishtime === null ? undefined : isoTime(publishtime),
    inLanguage: languageTag(language),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  }
}
