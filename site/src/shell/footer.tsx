import { LEGAL_PAGES } from '@tutu/contract/core/about-pages'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { ReactNode } from 'react'
import { linkTo, navigation } from '../lib/links.ts'
import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { useSite, useText } from '../lib/use-site.ts'
import { titles } from '../titles.ts'
import { useAboutLinks } from '../ui/about-frame.tsx'
import { TutuMark } from '../ui/tutu-mark.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function SiteFooter() {
  const { language, siteName, comcont, recordNumber, footer, year, onePages, hasTrials } = useSite()
  return (
    <SameEverywhere
      as="footer"
      className="site-footer"
      by="footer"
      site={{ language, siteName, comcont, recordNumber, footer, year, onePages, hasTrials }}
    >
      {() => <FooterContent />}
    </SameEverywhere>
  )
}

function FooterContent() {
  const { language, siteName, comcont, recordNumber, footer, year, onePages, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const about = useAboutLinks()
  const legal = LEGAL_PAGES.flatMap((slug) => onePages.find((page) => page.slug === slug) ?? [])
  const pageLink = (slug: string) => linkTo('about-page', language, { slug })
  return (
    <div className="page-width grid gap-3 py-6 sm:gap-6 sm:py-10 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="max-w-xl">
        <a href={linkTo('home', language)} className="brand">
          <TutuMark className="size-10 shrink-0" />
          <span>{siteName}</span>
        </a>
        {comcont && <p className="mt-2 text-muted">{comcont}</p>}
      </div>
      <nav aria-label={t('footerNavigation')} className="footer-links" data-grown-up="">
        <LinkList
          title={t('footerSite')}
          links={[
            ...navigation(language, { hasTrials }),
            // Guardians have no account to sign in with: their page has to be found without one.
            { id: 'guardian', title: 'guardian' as const, href: linkTo('guardian', language) },
          ].map(({ id, title, href }) => ({ key: id, href, text: pickLanguage(titles[title], language) }))}
        />
        <LinkList
          title={pickLanguage(titles.about, language)}
          links={about.map(({ id, text, href }) => ({ key: id, href, text }))}
        />
      </nav>
      <div className="text-sm text-muted sm:col-span-2">
        <Contacts />
        {legal.length > 0 && (
          <ul className="flex flex-wrap items-center gap-x-6" data-grown-up="">
            {legal.map(({ slug, title }) => (
              <li key={slug}>
                <a href={pageLink(slug)} className={LINK}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-center gap-x-6">
          <span className={LINE}>{t('copyright', { year, siteName: footer.companyName || siteName })}</span>
          {footer.icpLicence && <span className={LINE}>{t('licence', { number: footer.icpLicence })}</span>}
          {recordNumber && <OutsideLink href="https://beian.miit.gov.cn/">{recordNumber}</OutsideLink>}
          {footer.policeRecordNumber && (
            <OutsideLink href={policeAddress(footer.policeRecordNumber)}>{footer.policeRecordNumber}</OutsideLink>
          )}
        </p>
      </div>
    </div>
  )
}

function LinkList({ title, links }: { title: string; links: readonly { key: string; href: string; text: string }[] }) {
  return (
    <div>
      <p className="font-bold">{title}</p>
      <ul>
        {links.map(({ key, href, text }) => (
          <li key={key}>
            <a href={href} className={LINK}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whom to tell of harmful content, and who answers for children's data. */
function Contacts() {
  const { language, footer } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { complaintPhone, complaintEmail, childProtectionContact } = footer
  if (!complaintPhone && !complaintEmail && !childProtectionContact) return null
  const colon = language === 'en' ? ': ' : '：'
  return (
    <p className="flex flex-wrap items-center gap-x-6" data-grown-up="">
      {(complaintPhone || complaintEmail) && (
        <span className="inline-flex min-h-11 flex-wrap items-center gap-x-3">
          {t('complaints')}
          {colon}
          {complaintPhone && (
            <ContactLink href={`tel:${complaintPhone.replace(/[^\d+]/g, '')}`}>{complaintPhone}</ContactLink>
          )}
          {complaintEmail && <ContactLink href={`mailto:${complaintEmail}`}>{complaintEmail}</ContactLink>}
        </span>
      )}
      {childProtectionContact && (
        <span className={LINE}>{t('childProtection', { contact: childProtectionContact })}</span>
      )}
    </p>
  )
}

const LINE = 'inline-flex min-h-11 items-center'
const LINK = `${LINE} hover:underline`

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {children}
    </a>
  )
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={LINK}>
      {children}
    </a>
  )
}

/** The police's own page of a filing, found by the digits of its number. */
function policeAddress(number: string): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${/\d{8,}/.exec(number)?.[0] ?? ''}`
}
