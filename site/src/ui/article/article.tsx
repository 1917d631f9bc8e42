import type { Definition } from '@tutu/contract/definition/define-resource'
import { ArrowLeft, ArrowRight, CalendarDays, Clock, Eye, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayText, isoTime } from '../../lib/day-text.ts'
import type { Neighbours } from '../../lib/public-api.ts'
import { type Heading, headingsOf, readingMinutes } from '../../lib/prose-facts.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Prose } from '../prose.tsx'
import { ReadAloud } from '../read-aloud.tsx'
import { LikeAndShare } from './like-and-share.tsx'
import { TEXTS } from './texts.ts'

type ArticleProps = {
  /** The module it is a row of. */
  of: Definition
  article: { id: number; title: string; summary: string; publishtime: number | null } & Neighbours
  /** The text as the server has rendered it. */
  html: string
  by?: string | undefined
  /** How many devices like it; absent: it cannot be liked. */
  likes?: number
  crumbs: ReactNode
  cover?: ReactNode
  tags?: readonly { id: number; name: string; href: string }[]
  /** The page that lists all of them. */
  list: { text: string; href: string }
  linkTo: (slug: string) => string
}

/** A text of somebody, of some day: contents beside it, what one can do with it below. */
export function Article({ of, article, html, by, likes, crumbs, cover, tags = [], list, linkTo }: ArticleProps) {
  const { language, asset } = useSite()
  const t = useText(TEXTS)
  const headings = headingsOf(html)
  const hasContents = headings.length > 2
  return (
    <div className="page-width article-page accent-sky">
      {hasContents && <Contents headings={headings} />}
      <article className="article-text">
        {crumbs}
        <h1 className="mt-2 text-3xl font-bold wrap-anywhere sm:text-4xl">{article.title}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
          {by && <span className="font-semibold">{by}</span>}
          {article.publishtime !== null && (
            <time dateTime={isoTime(article.publishtime)} className="fact">
              <CalendarDays aria-hidden />
              {dayText(article.publishtime, language)}
            </time>
          )}
          <span className="fact">
            <Clock aria-hidden />
            {t('minutes', { count: readingMinutes(html) })}
          </span>
          {article.views > 0 && (
            <span className="fact">
              <Eye aria-hidden />
              {t('views', { count: article.views })}
            </span>
          )}
        </p>
        <ReadAloud of="article" className="mt-4" />
        {cover && <div className="mt-6">{cover}</div>}
        <p className="article-summary">{article.summary}</p>
        <div id="article" data-read>
          <Prose html={html} />
        </div>
        {tags.length > 0 && (
          <ul className="mt-8 flex flex-wrap gap-2" aria-label={t('tags')}>
            {tags.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href} className="tag-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <LikeAndShare row={{ of, id: article.id }} title={article.title} {...(likes !== undefined && { likes })} />
        <nav aria-label={t('neighbours')} className="neighbours">
          {article.previous && (
            <a href={linkTo(article.previous.slug)} rel="prev" className="neighbour">
              <ArrowLeft aria-hidden />
              <span>
                <span className="block text-sm text-muted">{t('earlier')}</span>
                <span className="font-bold">{article.previous.title}</span>
              </span>
            </a>
          )}
          {article.next && (
            <a href={linkTo(article.next.slug)} rel="next" className="neighbour">
              <span>
                <span className="block text-sm text-muted">{t('later')}</span>
                <span className="font-bold">{article.next.title}</span>
              </span>
              <ArrowRight aria-hidden />
            </a>
          )}
        </nav>
        <p className="list-ways mt-4">
          <a href={list.href} className="text-link">
            <List aria-hidden className="size-5" />
            {list.text}
          </a>
        </p>
      </article>
      <script src={asset(import.meta.env.ARTICLE_SCRIPT ?? '/src/ui/article/script.ts')} type="module" />
    </div>
  )
}

/** Beside the text on wide screens, folded above it on others. */
function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useText(TEXTS)
  const links = (
    <ol className="contents-list">
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? 'ps-4' : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="outline-phone lg:hidden">
        <summary>
          <List aria-hidden className="size-5" />
          <span className="font-bold">{t('contents')}</span>
        </summary>
        <nav aria-label={t('contents')}>{links}</nav>
      </details>
      <nav aria-labelledby="contents" className="outline-aside max-lg:hidden" data-contents>
        <h2 id="contents" className="text-lg font-bold">
          {t('contents')}
        </h2>
        {links}
      </nav>
    </>
  )
}
