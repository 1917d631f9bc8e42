import { pickLanguage } from '@tutu/contract/core/languages'
import { blog } from '@tutu/contract/resources/blog'
import { Rss, Shapes, Tag } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { ArticleCard } from '../../ui/article-card.tsx'
import { feedAddress } from '../../lib/feed-address.ts'
import { FilterFold, LiveForm, LiveResults, SearchNotes } from '../../ui/live-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type loader, toQuery } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function BlogsPage() {
  const shown = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { filters, tags } = shown
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      {shown.kind === 'list' ? <ListHead {...shown} /> : <PageHead title={t('noTag')} indexed={false} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
          <p className="mt-2 text-muted">{t('intro')}</p>
        </div>
        <a href={feedAddress(blog, 'rss', language)} className="list-ways text-link">
          <Rss aria-hidden className="size-5" />
          {t('feed')}
        </a>
      </div>
      <LiveForm action={linkTo('blogs', 'zh-cn')} q={filters.q} label={t('search')} placeholder={t('placeholder')}>
        <FilterFold count={filters.tag ? 1 : 0} />
        <div className="filter-choices">
          <fieldset>
            <legend className="sr-only">{t('tags')}</legend>
            <div className="flex flex-wrap gap-2">
              <label className="choice">
                <input type="radio" name="tag" value="" defaultChecked={!filters.tag} />
                <Shapes aria-hidden />
                {t('all')}
              </label>
              {tags.map(({ id, name, slug }) => (
                <label key={id} className="choice accent-sky">
                  <input type="radio" name="tag" value={slug} defaultChecked={filters.tag === slug} />
                  <Tag aria-hidden />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      </LiveForm>
      <LiveResults>{shown.kind === 'list' ? <List {...shown} /> : <UnknownTag {...shown} />}</LiveResults>
    </div>
  )
}

type Listed = Extract<Awaited<ReturnType<typeof useLoaderData<typeof loader>>>, { kind: 'list' }>
type Unknown = Extract<Awaited<ReturnType<typeof useLoaderData<typeof loader>>>, { kind: 'unknown' }>

function ListHead({ filters, tag }: Listed) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.blog, language)
  const named = tag ? `${tag.name} · ${routeTitle}` : routeTitle
  return (
    <PageHead
      title={filters.page > 1 ? t('pageTitle', { title: named, page: filters.page }) : named}
      description={t('description')}
      query={toQuery(filters)}
      indexed={!filters.q}
      feed={blog}
    />
  )
}

function List({ filters, articles, total, pages, search }: Listed) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const linkOf = (change: Partial<typeof filters>) =>
    linkTo('blogs', language, { query: toQuery({ ...filters, page: 1, ...change }) })
  if (total === 0)
    return (
      <div className="empty-state mt-8">
        <Tutu pose="asleep" className="size-40" />
        <h2 className="text-2xl font-bold wrap-anywhere">
          {filters.q ? t('emptyWords', { words: filters.q }) : t('emptyTitle')}
        </h2>
        <p className="text-muted">{t(filters.q || filters.tag ? 'emptyText' : 'emptySoon')}</p>
        {(filters.q || filters.tag) && (
          <a href={linkTo('blogs', language)} className="btn btn-primary">
            {t('allArticles')}
          </a>
        )}
      </div>
    )
  return (
    <>
      <div className="mb-4 mt-8 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{t('results', { count: total })}</h2>
        {(filters.q || filters.tag) && (
          <a href={linkTo('blogs', language)} className="text-link">
            {t('clear')}
          </a>
        )}
      </div>
      <SearchNotes
        outcome={search}
        words={filters.q}
        link={(words) => linkOf({ q: words })}
        someWords={t('someWords')}
      />
      <div className="card-grid">
        {articles.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            href={linkTo('blog', language, { slug: article.slug })}
            label={article.tags[0]?.name}
            by={article.author}
          />
        ))}
      </div>
      <Paging page={filters.page} pages={pages} link={(page) => linkOf({ page })} />
    </>
  )
}

function UnknownTag({ asked, filters, tags }: Unknown) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="empty-state mt-8">
      <Tutu pose="puzzled" className="size-44" />
      <h2 className="text-2xl font-bold">{t('noTag')}</h2>
      <p className="wrap-anywhere text-muted">{t('noTagText', { asked })}</p>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-2">
        {tags.map((tag) => (
          <li key={tag.id}>
            <a
              href={linkTo('blogs', language, { query: toQuery({ ...filters, tag: tag.slug, page: 1 }) })}
              className="tag-link"
            >
              {tag.name}
            </a>
          </li>
        ))}
      </ul>
      <a href={linkTo('blogs', language)} className="btn">
        {t('allArticles')}
      </a>
    </div>
  )
}
