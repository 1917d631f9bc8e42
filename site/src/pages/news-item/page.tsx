import { pickLanguage } from '@tutu/contract/core/languages'
import { news } from '@tutu/contract/resources/news'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Article } from '../../ui/article/article.tsx'
import { articleJsonLd } from '../../ui/article/article-json-ld.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Cover } from '../../ui/cover.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function NewsItemPage() {
  const { item } = useLoaderData<typeof loader>()
  const site = useSite()
  const { language } = site
  const t = useText({ 'zh-cn': zhCn, en })
  const about = pickLanguage(titles.about, language)
  const { category } = item
  return (
    <>
      <PageHead
        title={`${item.title} · ${t('news')}`}
        description={item.summary}
        row={{ of: news, id: item.id }}
        feed={news}
        isArticle
      />
      <JsonLd
        data={articleJsonLd('NewsArticle', item, {
          ...site,
          address: linkTo('news-item', language, { slug: item.slug }),
        })}
      />
      <Article
        of={news}
        article={item}
        html={item.body_html}
        by={item.source ?? undefined}
        crumbs={
          <Breadcrumbs
            label={t('breadcrumbs')}
            here={item.title}
            links={[
              { text: about, href: linkTo('about', language) },
              { text: t('news'), href: linkTo('about-news', language) },
              ...(category
                ? [
                    {
                      text: category.name,
                      href: linkTo('about-news', language, { query: { category: category.slug } }),
                    },
                  ]
                : []),
            ]}
          />
        }
        cover={item.cover && <Cover of={item} className="framed-cover" sizes="(min-width: 1024px) 672px, 100vw" />}
        list={{ text: t('allNews'), href: linkTo('about-news', language) }}
        linkTo={(slug) => linkTo('news-item', language, { slug })}
      />
    </>
  )
}
