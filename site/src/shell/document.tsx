import { type ReactNode, useState } from 'react'
import { Scripts, useMatches, useRouteLoaderData } from 'react-router'
import { languageTag } from '../lib/language-tag.ts'
import { withQuery } from '../lib/links.ts'
import { SiteOfPage, withAssets } from '../lib/use-site.ts'
import type { loader } from '../root.tsx'
import { pagesForGrownUps } from '../routes.ts'
import stylesheet from '../styles/site.css?url'
import { SiteFooter } from './footer.tsx'
import { SiteHeader, SkipLink } from './header.tsx'
import { HEAD_SCRIPT, lostNotice, PAGE_LOADING, SPECULATION_RULES } from './server-markup.ts'

const isServer = import.meta.env.SSR

/** The whole page. React is sent only where the route's `handle.hydrate` asks for it. */
export function Document({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  if (!loaded) throw new Error('The root loader has not run')
  const site = withAssets(loaded)
  const { language, asset, baiduVerification } = site
  const matches = useMatches()
  const handles = matches.map(({ handle }) => (handle ?? {}) as { hydrate?: boolean; bare?: boolean; loads?: boolean })
  const isForGrownUps = isServer && matches.some(({ id }) => pagesForGrownUps.includes(id))
  const hydrates = handles.some(({ hydrate }) => hydrate)
  // Shown in a frame of another page, which has what is around it.
  const isBare = handles.some(({ bare }) => bare)
  // Has nothing to show before it is known who asks.
  const isLoading = handles.some(({ loads }) => loads)
  return (
    <SiteOfPage value={site}>
      <html lang={languageTag(language)} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#fffbf3" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#151b22" media="(prefers-color-scheme: dark)" />
          <script {...written(isServer ? HEAD_SCRIPT : '')} />
          <link rel="stylesheet" href={asset(stylesheet)} />
          <link rel="icon" href={asset('/favicon.svg')} type="image/svg+xml" />
          <link rel="icon" href={asset('/favicon.ico')} sizes="32x32" />
          <link rel="apple-touch-icon" href={asset('/apple-touch-icon.png')} />
          <link rel="manifest" href={withQuery('/manifest.webmanifest', language)} />
          {baiduVerification && <meta name="baidu-site-verification" content={baiduVerification} />}
          <script src={asset(import.meta.env.PAGE_SCRIPT ?? '/src/page-script/index.ts')} type="module" />
          <script type="speculationrules" {...written(isServer ? SPECULATION_RULES : '')} />
        </head>
        <body
          data-offline={isServer && import.meta.env.PROD ? '' : undefined}
          data-for-grown-ups={isForGrownUps ? '' : undefined}
          suppressHydrationWarning
        >
          {!isBare && (isServer ? <SkipLink /> : <Kept as="a" href="#content" className="skip-link" />)}
          {hydrates && (
            <div
              className="lost-notice"
              role="alert"
              data-lost-notice
              hidden
              {...written(isServer ? lostNotice(language) : '')}
            />
          )}
          {isLoading && <div className="needs-script" {...written(isServer ? PAGE_LOADING : '')} />}
          {!isBare && (isServer ? <SiteHeader /> : <Kept as="header" className="site-header" />)}
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {!isBare && (isServer ? <SiteFooter /> : <Kept as="footer" className="site-footer" />)}
          {hydrates && <Scripts />}
        </body>
      </html>
    </SiteOfPage>
  )
}

/**
 * What the server alone draws, in the browser: it stays as it is there, also where React draws the page anew after an error,
 * and a page's scripts hold none of it.
 */
function Kept({ as: Tag, ...rest }: { as: 'a' | 'header' | 'footer'; className: string; href?: string }) {
  const [markup] = useState(() => document.querySelector(`.${rest.className}`)?.innerHTML ?? '')
  return <Tag {...rest} {...written(markup)} />
}

/** Markup that stays as the server wrote it: the browser's scripts do not hold it. */
function written(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup }, suppressHydrationWarning: true }
}
