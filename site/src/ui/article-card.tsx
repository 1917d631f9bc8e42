import type { PictureInfo } from '@tutu/contract/core/upload'
import type { ReactNode } from 'react'
import { dayText, isoTime } from '../lib/day-text.ts'
import { useSite } from '../lib/use-site.ts'
import { Cover } from './cover.tsx'

/** One column on phones, two on tablets, three beyond. */
const CARD_SIZES = '(min-width: 1024px) 370px, (min-width: 640px) 50vw, 100vw'

type ArticleCardProps = {
  article: {
    title: string
    summary: string
    cover: string | null
    cover_info?: PictureInfo | null
    publishtime: number | null
  }
  href: string
  heading?: 'h2' | 'h3'
  /** What it belongs to, in a word. */
  label?: string | undefined
  by?: string
  /** Stands beside the label. */
  note?: ReactNode
}

/** An article in a list. The whole card is one link, named by the article's title. */
export function ArticleCard({ article, href, heading: Heading = 'h3', label, by, note }: ArticleCardProps) {
  const { language } = useSite()
  return (
    <article className="course-card accent-sky">
      <Cover of={article} className="course-card-cover" sizes={CARD_SIZES} lazy />
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        {(label || note) && (
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {label && <span className="chip">{label}</span>}
            {note}
          </p>
        )}
        <Heading className="text-lg font-bold wrap-anywhere">
          <a href={href} className="card-link">
            {article.title}
          </a>
        </Heading>
        <p className="text-muted">{article.summary}</p>
        <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-sm text-muted">
          {by && <span>{by}</span>}
          {article.publishtime !== null && (
            <time dateTime={isoTime(article.publishtime)}>{dayText(article.publishtime, language)}</time>
          )}
        </p>
      </div>
    </article>
  )
}
