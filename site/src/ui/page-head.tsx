import { LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { feedAddress } from '../lib/feed-address.ts'
import { languageTag } from '../lib/language-tag.ts'
import { type Query, withQuery } from '../lib/links.ts'
import { type PageRow, rowPicture } from '../lib/row-picture.ts'
import { useSite } from '../lib/use-site.ts'

type PageHeadProps = {
  /** Without the site name, which is added (spec 1). */
  title: string
  description?: string
  /** The parameters that make this another page to a search engine. */
  query?: Query
  /** False for pages that search engines should leave out. */
  indexed?: boolean
  /**
   * The row that the page shows: links to it are shown with a card drawn for it, a bitmap, since chats show no SVG.
   * Other pages have the site's own.
   */
  row?: PageRow
  /** A text by somebody, of some day. */
  isArticle?: boolean
  /** A module whose newest rows can be subscribed to. */
  feed?: Definition
}

/** Title, description, canonical address, the same page in other languages, and what shared links show. */
export function PageHead({ title, description, query, indexed = true, row, isArticle, feed }: PageHeadProps) {
  const { language, origin, path, siteName } = useSite()
  const whole = `${title} - ${siteName}`
  const address = (other: typeof language) => origin + withQuery(path, other, query)
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <>
          <link rel="canonical" href={address(language)} />
          {LANGUAGES.map((other) => (
            <link key={other} rel="alternate" hrefLang={languageTag(other)} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('zh-cn')} />
          <meta property="og:url" content={address(language)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={language === 'zh-cn' ? 'zh_CN' : 'en_GB'} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={new URL(row ? rowPicture(row, language) : '/share/tutu.png', origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {feed?.public?.feed &&
        (['rss', 'atom'] as const).map((format) => (
          <link
            key={format}
            rel="alternate"
            type={`application/${format}+xml`}
            title={`${pickLanguage(feed.public!.feed!.title, language)} - ${siteName}`}
            href={feedAddress(feed, format, language)}
          />
        ))}
    </>
  )
}
