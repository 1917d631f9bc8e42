import { news } from '@tutu/contract/resources/news'
import { Pin, Rss } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { feedAddress } from '../../lib/feed-address.ts'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { AboutFrame, useAboutTitle } from '../../ui/about-frame.tsx'
import { ArticleCard } from '../../ui/article-card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type loader, toQuery } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function NewsPage() {
  const shown = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const titleOf = useAboutTitle()
  const { categories, category, page } = shown
  const named = titleOf(category ? `${category.name} · ${t('name')}` : t('name'))
  return (
    <AboutFrame title={t('title')} intro={t('intro')}>
      <PageHead
        title={page > 1 ? t('pageTitle', { title: named, page }) : named}
        description={t('description')}
        query={toQuery(category?.slug, page)}
        indexed={shown.kind === 'list'}
        feed={news}
      />
      <div className="list-ways mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <nav aria-label={t('categories')}>
          <ul className="flex flex-wrap gap-2">
            {[undefined, ...categories].map((one) => (
              <li key={one?.slug ?? ''}>
                <a
                  href={linkTo('about-news', language, { query: toQuery(one?.slug, 1) })}
                  className="tag-link"
                  aria-current={shown.kind === 'list' && one?.slug === category?.slug ? 'page' : undefined}
                >
                  {one?.name ?? t('all')}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={feedAddress(news, 'rss', language)} className="text-link ms-auto">
          <Rss aria-hidden className="size-5" />
          {t('feed')}
        </a>
      </div>
      {shown.kind === 'unknown' || shown.items.length === 0 ? (
        <div className="empty-state mt-8">
          <Tutu pose={shown.kind === 'unknown' ? 'puzzled' : 'asleep'} className="size-40" />
          <h2 className="text-2xl font-bold">{t(shown.kind === 'unknown' ? 'noCategory' : 'empty')}</h2>
          {(shown.kind === 'unknown' || category) && (
            <a href={linkTo('about-news', language)} className="btn">
              {t('allNews')}
            </a>
          )}
        </div>
      ) : (
        <>
          <div className="card-grid mt-6">
            {shown.items.map((item) => (
              <div key={item.id} className="grid">
                <ArticleCard
                  article={item}
                  heading="h2"
                  href={linkTo('news-item', language, { slug: item.slug })}
                  label={item.category?.name}
                  note={
                    item.pinned === '1' && (
                      <span className="fact text-muted">
                        <Pin aria-hidden />
                        {t('pinned')}
                      </span>
                    )
                  }
                />
              </div>
            ))}
          </div>
          <Paging
            page={page}
            pages={shown.pages}
            link={(to) => linkTo('about-news', language, { query: toQuery(category?.slug, to) })}
          />
        </>
      )}
    </AboutFrame>
  )
}
