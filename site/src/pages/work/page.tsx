import { pickLanguage } from '@tutu/contract/core/languages'
import { cases } from '@tutu/contract/resources/cases'
import { Eye, Shuffle, Star } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo, withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindAccent, kindName } from '../../lib/work-kinds.ts'
import { titles } from '../../titles.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { FavouriteButton } from '../../ui/favourite/favourite-button.tsx'
import { ShareMenu } from '../../ui/share/share-menu.tsx'
import { WorkAuthor } from '../../ui/work-author.tsx'
import { OwnTitle } from '../../ui/own-title.tsx'
import { Code } from './code.tsx'
import { en } from './en.ts'
import { Family } from './family.tsx'
import type { loader } from './loader.ts'
import { Others } from './others.tsx'
import { Report } from './report.tsx'
import { Responses } from './responses.tsx'
import { Shown } from './shown.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

const MEMBERS = import.meta.env.WORK_MEMBERS ?? '/src/pages/work/members.ts'

export default function WorkPage() {
  const { work } = useLoaderData<typeof loader>()
  const { language, origin, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.work, language)
  const kind = kindName(work.kind, language)
  const description = work.description || t('description', { title: work.title, author: work.author, kind })
  return (
    <article
      className={`page-width pb-16 pt-8 ${kindAccent(work.kind)}`}
      data-work={work.id}
      data-members={asset(MEMBERS)}
    >
      <PageHead title={`${work.title} · ${routeTitle}`} description={description} row={{ of: cases, id: work.id }} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CreativeWork',
          name: work.title,
          description,
          author: { '@type': 'Person', name: work.author },
          image: new URL(asset(work.cover), origin).href,
          url: origin + linkTo('work', language, { id: String(work.id) }),
        }}
      />
      <Breadcrumbs
        label={t('breadcrumbs')}
        here={work.title}
        links={[
          { text: routeTitle, href: linkTo('works', language) },
          { text: kind, href: linkTo('works', language, { query: { kind: work.kind } }) },
        ]}
      />
      <h1 className="mt-2 text-3xl font-bold wrap-anywhere sm:text-4xl">
        <OwnTitle text={work.title} />
      </h1>
      <p className="work-facts">
        <WorkAuthor of={work} />
        {work.featured === '1' && (
          <span className="fact">
            <Star aria-hidden className="work-star" />
            {t('featured')}
          </span>
        )}
        {work.views > 0 && (
          <span className="fact">
            <Eye aria-hidden />
            {t('views', { count: work.views })}
          </span>
        )}
      </p>
      <div className="work-columns">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Shown work={work} />
          {work.description && (
            <section aria-labelledby="about" className="max-w-prose">
              <h2 id="about" className="mb-2 text-2xl font-bold">
                {t('about')}
              </h2>
              <p className="whitespace-pre-line wrap-anywhere">{work.description}</p>
            </section>
          )}
          <Code work={work} />
          <Family work={work} />
          <Others work={work} />
        </div>
        <aside className="grid content-start gap-6">
          <Responses work={work} />
          <section className="panel work-more">
            <a href={withQuery('/user/works', language, { remix: work.id })} className="btn">
              <Shuffle aria-hidden />
              {t('remix')}
            </a>
            <p className="text-sm text-muted">{t('remixNote')}</p>
            <FavouriteButton kind="cases" id={work.id} />
            <ShareMenu row={{ of: cases, id: work.id }} title={work.title} />
          </section>
          {work.tags.length > 0 && (
            <section aria-labelledby="tags">
              <h2 id="tags" className="mb-2 text-sm text-muted">
                {t('tags')}
              </h2>
              <ul className="flex flex-wrap gap-2">
                {work.tags.map(({ id, slug, name }) => (
                  <li key={id}>
                    <a href={linkTo('works', language, { query: { tag: slug } })} className="tag-link">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Report />
        </aside>
      </div>
      <script src={asset(import.meta.env.WORK_SCRIPT ?? '/src/pages/work/script.ts')} type="module" />
    </article>
  )
}
