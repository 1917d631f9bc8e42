import { pickLanguage } from '@tutu/contract/core/languages'
import { ChevronDown, Tags } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo, withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindName, WORK_KINDS } from '../../lib/work-kinds.ts'
import { titles } from '../../titles.ts'
import { HeroBand } from '../../ui/hero-band.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type Choice, type loader, queryOf } from './loader.ts'
import { WorkCard } from './work-card.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

const SORTS = [undefined, 'liked', 'featured'] as const

export default function WorksPage() {
  const { works, total, choice, tags, page, pages } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.work, language)
  const named = choice.kind ? `${kindName(choice.kind, language)} · ${routeTitle}` : routeTitle
  const link = (changed: Choice) => linkTo('works', language, { query: queryOf({ ...choice, ...changed }) })
  const tag = tags.find(({ slug }) => slug === choice.tag)
  return (
    <>
      <PageHead
        title={page > 1 ? t('pageTitle', { title: named, page }) : named}
        description={t('description')}
        query={queryOf(choice, page)}
      />
      <HeroBand title={t('title')} intro={t('intro')} pose="cheering">
        <a href={withQuery('/user/works', language, { edit: 'new' })} className="btn btn-primary mt-4">
          {t('publish')}
        </a>
      </HeroBand>
      <div className="page-width pb-16">
        <nav aria-label={t('kinds')} className="list-ways mt-6">
          <ul className="choice-row">
            {[undefined, ...WORK_KINDS].map((kind) => (
              <li key={kind ?? 'all'}>
                <a href={link({ kind })} className="tag-link" aria-current={kind === choice.kind ? 'page' : undefined}>
                  {kind ? kindName(kind, language) : t('all')}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <details className="wall-tags" open={tag !== undefined}>
          <summary>
            <Tags aria-hidden />
            {tag ? t('tagged', { tag: tag.name }) : t('tags')}
            <ChevronDown aria-hidden className="wall-tags-arrow" />
          </summary>
          <ul className="flex flex-wrap gap-2">
            {tags.map(({ id, slug, name }) => (
              <li key={id}>
                <a
                  href={link({ tag: slug === choice.tag ? undefined : slug })}
                  className="tag-link"
                  aria-current={slug === choice.tag ? 'true' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <div className="wall-bar">
          <h2 className="text-lg font-bold">{t('results', { count: total })}</h2>
          <nav aria-label={t('order')}>
            <ul className="wall-sorts">
              {SORTS.map((sort) => (
                <li key={sort ?? 'newest'}>
                  <a href={link({ sort })} aria-current={sort === choice.sort ? 'true' : undefined}>
                    {t(sort ?? 'newest')}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
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
          <div className="card-grid">
            {works.map((work) => (
              <WorkCard key={work.id} work={work} />
            ))}
          </div>
        )}
        <Paging page={page} pages={pages} link={(to) => linkTo('works', language, { query: queryOf(choice, to) })} />
      </div>
    </>
  )
}
