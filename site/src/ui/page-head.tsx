import { LANGUAGES } from '@tutu/contract/core/languages'
import { languageTag } from '../lib/language-tag.ts'
import { type Query, withQuery } from '../lib/links.ts'
import { useSite } from '../lib/use-site.ts'

type PageHeadProps = {
  /** Without the site name, which is added (spec 1). */
  title: string
  description?: string
  /** The parameters that make this another page to a search engine. */
  query?: Query
  /** False for pages that search engines should leave out. */
  indexed?: boolean
  /** Path of a picture for shared links; without one they show the site's own. */
  image?: string
}

/** Title, description, canonical address, the same page in other languages, and what shared links show. */
export function PageHead({ title, description, query, indexed = true, image }: PageHeadProps) {
  const { language, origin, path, siteName, asset } = useSite()
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
      <meta property="og:type" content="website" />
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={language === 'zh-cn' ? 'zh_CN' : 'en_GB'} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={new URL(sharePicture(image, asset), origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Our own drawings as the bitmaps that chats can show; see the server's share pictures. Other pictures stay. */
function sharePicture(image: string | undefined, asset: (path: string) => string): string {
  if (!image) return '/share/tutu.png'
  const cover = /^\/static\/covers\/([\w-]+)\.svg$/.exec(image)
  return cover ? `/share/${cover[1]}.png` : asset(image)
}
