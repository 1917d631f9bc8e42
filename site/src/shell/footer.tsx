import { pickLanguage } from '@tutu/contract/languages'
import { linkTo, navigation } from '../lib/links.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { titles } from '../titles.ts'
import { TutuMark } from '../ui/tutu-mark.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function SiteFooter() {
  const { language, siteName, comcont, recordNumber, year } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <footer className="site-footer">
      <div className="page-width grid gap-6 py-10 sm:grid-cols-[1fr_auto] sm:items-start">
        <div className="max-w-xl">
          <a href={linkTo('home', language)} className="brand">
            <TutuMark className="size-10 shrink-0" />
            <span>{siteName}</span>
          </a>
          {comcont && <p className="mt-2 text-muted">{comcont}</p>}
        </div>
        <nav aria-label={t('footerNavigation')}>
          <ul className="flex flex-wrap gap-x-2">
            {navigation(language).map(({ id, title, href }) => (
              <li key={id}>
                <a href={href} className="nav-link">
                  {pickLanguage(titles[title], language)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex flex-wrap items-center gap-x-6 text-sm text-muted sm:col-span-2">
          <span>{t('copyright', { year, siteName })}</span>
          {recordNumber && (
            <a
              href="https://beian.miit.gov.cn/"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {recordNumber}
            </a>
          )}
        </p>
      </div>
    </footer>
  )
}
