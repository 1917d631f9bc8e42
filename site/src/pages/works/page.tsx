import { pickLanguage } from '@tutu/contract/core/languages'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindName, WORK_KINDS } from '../../lib/work-kinds.ts'
import { titles } from '../../titles.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type loader, queryOf } from './loader.ts'
import { WorkCard } from './work-card.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function WorksPage() {
  const { works, total, kind, page, pages } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.work, language)
  const named = kind ? `${kindName(kind, language)} · ${routeTitle}` : routeTitle
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <PageHead
        title={page > 1 ? t('pageTitle', { title: named, page }) : named}
        description={t('description')}
        query={queryOf(kind, page)}
      />
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('intro')}</p>
      <nav aria-label={t('kinds')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...WORK_KINDS].map((one) => (
            <li key={one ?? 'all'}>
              <a
                href={linkTo('works', language, { query: { kind: one } })}
                className="tag-link"
                aria-current={one === kind ? 'page' : undefined}
              >
                {one ? kindName(one, language) : t('all')}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {total === 0 ? (
        <div className="empty-state">
          <Tutu pose="asleep" className="size-40" />
          <h2 className="text-2xl font-bold">{t('emptyTitle')}</h2>
          <p className="text-muted">{t('emptyText')}</p>
          <a href={linkTo('courses', language)} className="btn btn-primary">
            {t('courses')}
          </a>
        </div>
      ) : (
        <>
          <h2 className="mb-4 mt-8 text-lg font-bold">{t('results', { count: total })}</h2>
          <div className="card-grid">
            {works.map((work) => (
              <WorkCard key={work.id} work={work} />
            ))}
          </div>
        </>
      )}
      <Paging page={page} pages={pages} link={(to) => linkTo('works', language, { query: queryOf(kind, to) })} />
    </div>
  )
}
