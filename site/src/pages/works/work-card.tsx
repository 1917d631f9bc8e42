import { Heart, Star } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import type { WorkRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindAccent, kindName } from '../../lib/work-kinds.ts'
import { Cover } from '../../ui/cover.tsx'
import { WorkAuthor } from '../../ui/work-author.tsx'
import { OwnTitle } from '../../ui/own-title.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** A work in the list. The whole card is one link, named by the work's title. */
export function WorkCard({ work }: { work: WorkRow }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <article className={`course-card ${kindAccent(work.kind)}`}>
      <Cover
        of={work}
        className="course-card-cover"
        sizes="(min-width: 1024px) 370px, (min-width: 640px) 50vw, 100vw"
        lazy
      />
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="chip">{kindName(work.kind, language)}</span>
          {work.featured === '1' && (
            <span className="fact ml-auto">
              <Star aria-hidden className="work-star" />
              {t('featured')}
            </span>
          )}
        </p>
        <h3 className="text-lg font-bold wrap-anywhere">
          <a href={linkTo('work', language, { id: String(work.id) })} className="card-link">
            <OwnTitle text={work.title} />
          </a>
        </h3>
        <p className="mt-auto flex items-center gap-3 text-sm text-muted">
          <WorkAuthor of={work} />
          {work.likes > 0 && (
            <span className="fact ml-auto">
              <Heart aria-hidden />
              <span className="sr-only">{t('likes')}</span>
              {work.likes}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
