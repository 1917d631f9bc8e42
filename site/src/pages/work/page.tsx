import { pickLanguage } from '@tutu/contract/core/languages'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindAccent, kindName } from '../../lib/work-kinds.ts'
import { titles } from '../../titles.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { Shown } from './shown.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function WorkPage() {
  const { work } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.work, language)
  const kind = kindName(work.kind, language)
  return (
    <article className={`page-width pb-16 pt-8 ${kindAccent(work.kind)}`}>
      <PageHead
        title={`${work.title} · ${routeTitle}`}
        description={work.description || t('description', { title: work.title, author: work.author, kind })}
        image={work.cover}
      />
      <Breadcrumbs
        label={t('breadcrumbs')}
        links={[
          { text: routeTitle, href: linkTo('works', language) },
          { text: kind, href: linkTo('works', language, { query: { kind: work.kind } }) },
        ]}
      />
      <h1 className="mt-2 text-3xl font-bold wrap-anywhere sm:text-4xl">{work.title}</h1>
      <p className="mb-6 mt-2 text-muted">{t('by', { author: work.author })}</p>
      <Shown work={work} />
      {work.description && (
        <section aria-labelledby="about" className="mt-8 max-w-prose">
          <h2 id="about" className="mb-2 text-2xl font-bold">
            {t('about')}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{work.description}</p>
        </section>
      )}
    </article>
  )
}
