import type { PublicRow } from '@tutu/contract/definition/public-rows'
import type { cases } from '@tutu/contract/resources/cases'
import { ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindAccent, kindName } from '../../lib/work-kinds.ts'
import { Cover } from '../../ui/cover.tsx'
import { OwnTitle } from '../../ui/own-title.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What learners made last; nothing where there are no works yet. */
export function NewestWorks({ works }: { works: readonly PublicRow<typeof cases>[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (works.length === 0) return null
  return (
    <section className="section page-width" data-grown-up="" aria-labelledby="works">
      <div className="section-heading">
        <h2 id="works">{t('worksTitle')}</h2>
        <a href={linkTo('works', language)} className="text-link ml-auto">
          {t('allWorks')}
          <ArrowRight aria-hidden />
        </a>
      </div>
      <ul className="works-row card-row">
        {works.map((work) => (
          <li key={work.id} className={`course-card ${kindAccent(work.kind)}`}>
            <Cover of={work} className="course-card-cover" sizes="(min-width: 64rem) 280px, 78vw" lazy />
            <div className="grid gap-1 p-4">
              <h3 className="font-bold wrap-anywhere">
                <a href={linkTo('work', language, { id: String(work.id) })} className="card-link">
                  <OwnTitle text={work.title} />
                </a>
              </h3>
              <p className="text-sm text-muted">
                {kindName(work.kind, language)} · {work.author}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
