import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { Languages, Menu, Moon, Search, Sun, SunMoon, UserRound, X } from 'lucide-react'
import { languageTag } from '../lib/language-tag.ts'
import { inLanguage, isInNavigation, linkTo, navigation, withQuery } from '../lib/links.ts'
import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { useSite, useText } from '../lib/use-site.ts'
import type { NavigationGroup } from '../routes.ts'
import { titles } from '../titles.ts'
import { TutuMark } from '../ui/tutu-mark.tsx'
import { en } from './en.ts'
import { ReadingMenu } from './reading-menu.tsx'
import { zhCn } from './zh-cn.ts'

export function SkipLink() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <a href="#content" className="skip-link">
      {t('skip')}
    </a>
  )
}

export function SiteHeader() {
  const { language, path, search, siteName, isMemberCentreOpen, hasTrials } = useSite()
  const isMarked = path === SEARCH || isInNavigation(path)
  return (
    <SameEverywhere
      as="header"
      className="site-header"
      by="header"
      site={{ language, siteName, isMemberCentreOpen, hasTrials, path: isMarked ? path : '' }}
      but={{ otherLanguage: inLanguage(path, search, otherThan(language)) }}
    >
      {({ otherLanguage }) => <HeaderContent otherLanguage={otherLanguage} />}
    </SameEverywhere>
  )
}

const SEARCH = '/search'
const pathOf = (href: string) => href.split('?')[0]

const otherThan = (language: Language) => LANGUAGES.find((one) => one !== language)!

/** `otherLanguage`: the address of the same page in it. */
function HeaderContent({ otherLanguage }: { otherLanguage: string }) {
  const { language, siteName, path } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="header-row page-width flex h-16 items-center gap-2 sm:h-[72px]">
      <a href={linkTo('home', language)} className="brand">
        <TutuMark className="size-[min(2.75rem,14vw,56px)] shrink-0" />
        <span>{siteName}</span>
      </a>
      <nav aria-label={t('navigation')} className="nav-wide">
        <NavigationList groups={['learn', 'make', 'read']} className="flex items-center" />
      </nav>
      <span className="header-tools">
        <a
          href={linkTo('search', language)}
          className="icon-button"
          aria-label={t('search')}
          data-grown-up=""
          aria-current={path === SEARCH ? 'page' : undefined}
        >
          <Search aria-hidden />
        </a>
        <LanguageLink href={otherLanguage} className="icon-button nav-wide" />
        <ReadingMenu />
        <ThemeSwitch />
        <MemberSlot />
      </span>
      <details className="phone-menu" data-menu>
        <summary className="icon-button" aria-label={t('menu')}>
          <Menu className="menu-open" aria-hidden />
          <X className="menu-close" aria-hidden />
        </summary>
        <nav aria-label={t('navigation')} className="phone-menu-panel">
          <NavigationList groups={['start']} className="grid" />
          {(['learn', 'make', 'read', 'buy'] as const).map((group) => (
            <div
              key={group}
              className="phone-menu-group"
              data-grown-up={group === 'read' || group === 'buy' ? '' : undefined}
            >
              <p className="phone-menu-heading" aria-hidden="true">
                {t(group)}
              </p>
              <NavigationList groups={[group]} className="phone-menu-links" />
            </div>
          ))}
          <LanguageLink href={otherLanguage} className="nav-link border-t-2 border-base-300" />
        </nav>
      </details>
    </div>
  )
}

function NavigationList({ groups, className }: { groups: readonly NavigationGroup[]; className: string }) {
  const { language, path, hasTrials } = useSite()
  return (
    <ul className={className}>
      {navigation(language, { hasTrials }).flatMap(({ id, title, group, href, forChildren }) =>
        groups.includes(group) ? (
          <li key={id} data-grown-up={forChildren ? undefined : ''}>
            <a href={href} className="nav-link" aria-current={pathOf(href) === path ? 'page' : undefined}>
              {pickLanguage(titles[title], language)}
            </a>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  )
}

/** A real link to the same page in the other language. */
function LanguageLink({ href, className }: { href: string; className: string }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const tag = languageTag(otherThan(language))
  return (
    <a href={href} hrefLang={tag} lang={tag} className={className}>
      <Languages aria-hidden className="size-5 shrink-0" />
      {t('language')}
    </a>
  )
}

/**
 * The same in every kept page: which of the two is shown, and the member's name and picture, the head's script says before
 * the page is drawn.
 */
function MemberSlot() {
  const { language, isMemberCentreOpen } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (!isMemberCentreOpen) return null
  return (
    <>
      <a href={withQuery('/user/login', language)} className="icon-button sign-in-link" data-sign-in rel="nofollow">
        <UserRound aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">{t('signIn')}</span>
      </a>
      <a href={withQuery('/user', language)} className="icon-button member-link" rel="nofollow">
        <span className="avatar member-avatar" aria-hidden />
        <span className="sr-only">{t('memberCentre')}</span>
        <span className="member-name max-sm:hidden" />
      </a>
    </>
  )
}

/** Shown only with script; without it the page follows the system. CSS shows the part that fits the choice. */
function ThemeSwitch() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <button type="button" className="icon-button theme-switch needs-script" data-theme-switch>
      <span className="theme-auto">
        <SunMoon aria-hidden />
        <span className="sr-only">{t('themeAuto')}</span>
      </span>
      <span className="theme-light">
        <Sun aria-hidden />
        <span className="sr-only">{t('themeLight')}</span>
      </span>
      <span className="theme-dark">
        <Moon aria-hidden />
        <span className="sr-only">{t('themeDark')}</span>
      </span>
    </button>
  )
}
