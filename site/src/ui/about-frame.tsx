import { CONTACT_PAGE, LEGAL_PAGES } from '@tutu/contract/core/about-pages'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { ReactNode } from 'react'
import { linkTo } from '../lib/links.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { titles } from '../titles.ts'

const TEXTS = {
  'zh-cn': {
    label: '关于我们',
    about: '我们的故事',
    'about-team': '团队',
    'about-mentors': '伯乐',
    'about-news': '新闻',
    'about-jobs': '招聘',
    'about-contact': '联系我们',
  },
  en: {
    label: 'About us',
    about: 'Our story',
    'about-team': 'Team',
    'about-mentors': 'Mentors',
    'about-news': 'News',
    'about-jobs': 'Jobs',
    'about-contact': 'Contact',
  },
} as const

const PAGES = ['about', 'about-team', 'about-mentors', 'about-news', 'about-jobs', 'about-contact'] as const

/** Pages with places of their own: the foot's last line, and the contact form's address. */
const ELSEWHERE: ReadonlySet<string> = new Set([...LEGAL_PAGES, CONTACT_PAGE])

/** The pages about the school with their names, as the footer and `AboutFrame` list them: the house's own, then written ones. */
export function useAboutLinks() {
  const { language, onePages } = useSite()
  const t = useText(TEXTS)
  const written = onePages.filter(({ slug }) => !ELSEWHERE.has(slug))
  return [
    ...PAGES.map((id) => ({ id, text: t(id), href: linkTo(id, language) })),
    ...written.map(({ slug, title }) => ({
      id: slug,
      text: title,
      href: linkTo('about-page', language, { slug }),
    })),
  ]
}

/** '团队 · 关于我们' */
export function useAboutTitle() {
  const { language } = useSite()
  return (title: string) => `${title} · ${pickLanguage(titles.about, language)}`
}

/** What all pages about the school have in common: the ways between them, above their heading. */
export function AboutFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const { path } = useSite()
  const t = useText(TEXTS)
  const links = useAboutLinks()
  return (
    <div className="page-width pb-16 pt-6 sm:pt-8">
      <nav aria-label={t('label')} className="about-nav">
        <ul>
          {links.map(({ id, text, href }) => (
            <li key={id}>
              <a href={href} className="tag-link" aria-current={href.split('?')[0] === path ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="mt-8 text-3xl font-bold wrap-anywhere sm:text-4xl">{title}</h1>
      {intro && <p className="mt-2 max-w-[42rem] text-lg text-muted">{intro}</p>}
      {children}
    </div>
  )
}
