import { pickLanguage } from '@tutu/contract/core/languages'
import { blog } from '@tutu/contract/resources/blog'
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

export default function BlogPage() {
  const { article } = useLoaderData<typeof loader>()
  const site = useSite()
  const { language } = site
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.blog, language)
  const address = linkTo('blog', language, { slug: article.slug })
  return (
    <>
      <PageHead
        title={`${article.seo_title || article.title} · ${routeTitle}`}
        description={article.seo_description || article.summary}
        row={{ of: blog, id: article.id }}
        feed={blog}
        isArticle
      />
      <JsonLd data={articleJsonLd('BlogPosting', article, { ...site, address })} />
      <Article
        of={blog}
        article={article}
        html={article.body_html}
        by={article.author}
        likes={article.likes}
        crumbs={
          <Breadcrumbs
            label={t('breadcrumbs')}
            here={article.title}
            links={[{ text: routeTitle, href: linkTo('blogs', language) }]}
          />
        }
        cover={
          article.cover && <Cover of={article} className="framed-cover" sizes="(min-width: 1024px) 672px, 100vw" />
        }
        tags={article.tags.map((tag) => ({
          id: tag.id,
          name: tag.name,
          href: linkTo('blogs', language, { query: { tag: tag.slug } }),
        }))}
        list={{ text: t('allArticles'), href: linkTo('blogs', language) }}
        linkTo={(slug) => linkTo('blog', language, { slug })}
      />
    </>
  )
}
