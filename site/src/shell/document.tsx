import type { ReactNode } from 'react'
import { Scripts, useMatches } from 'react-router'
import { languageTag } from '../lib/language-tag.ts'
import { withQuery } from '../lib/links.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { pagesForGrownUps } from '../routes.ts'
import stylesheet from '../styles/site.css?url'
import { en } from './en.ts'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'
import { HEAD_SCRIPT, lostNotice, SPECULATION_RULES } from './server-markup.ts'
import { zhCn } from './zh-cn.ts'

const isServer = import.meta.env.SSR

/** The whole page. React is sent only where the route's `handle.hydrate` asks for it. */
export function Document({ children }: { children: ReactNode }) {
  const { language, asset, baiduVerification } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const matches = useMatches()
  const handles = matches.map(({ handle }) => (handle ?? {}) as { hydrate?: boolean; bare?: boolean })
  const isForGrownUps = isServer && matches.some(({ id }) => pagesForGrownUps.includes(id))
  const hydrates = handles.some(({ hydrate }) => hydrate)
  // Shown in a frame of another page, which has what is around it.
  const isBare = handles.some(({ bare }) => bare)
  return (
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
        {!isBare && (
          <a href="#content" className="skip-link">
            {t('skip')}
          </a>
        )}
        {hydrates && (
          <div
            className="lost-notice"
            role="alert"
            data-lost-notice
            hidden
            {...written(isServer ? lostNotice(language) : '')}
          />
        )}
        {!isBare && <SiteHeader />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {!isBare && <SiteFooter />}
        {hydrates && <Scripts />}
      </body>
    </html>
  )
}

/** Markup that stays as the server wrote it: the browser's scripts do not hold it. */
function written(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup }, suppressHydrationWarning: true }
}
