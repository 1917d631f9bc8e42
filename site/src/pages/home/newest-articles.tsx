import type { PublicRow } from '@tutu/contract/definition/public-rows'
import type { blog } from '@tutu/contract/resources/blog'
import { ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { ArticleCard } from '../../ui/article-card.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function NewestArticles({ articles }: { articles: readonly PublicRow<typeof blog>[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (articles.length === 0) return null
  return (
    <section className="section page-width" data-grown-up="" aria-labelledby="articles">
      <div className="section-heading">
        <h2 id="articles">{t('articlesTitle')}</h2>
        <a href={linkTo('blogs', language)} className="text-link ml-auto">
          {t('allArticles')}
          <ArrowRight aria-hidden />
        </a>
      </div>
      <div className="card-grid card-row">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} href={linkTo('blog', language, { slug: article.slug })} />
        ))}
      </div>
    </section>
  )
}
