import { pickLanguage } from '@tutu/contract/core/languages'
import { tutu } from '@tutu/contract/resources/tutu'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { topicAccent, topicName, tutorialLink } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { LevelBadge } from '../../ui/level-badge.tsx'
import { Neighbours } from '../../ui/neighbours.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { en } from './en.ts'
import { tutorialJsonLd } from './json-ld.ts'
import type { loader } from './loader.ts'
import { Media } from './media.tsx'
import { Pictures } from './pictures.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function TutorialPage() {
  const { tutorial } = useLoaderData<typeof loader>()
  const site = useSite()
  const { language } = site
  const t = useText({ 'zh-cn': zhCn, en })
  const topic = topicName(tutorial.topic, language)
  return (
    <div className={`page-width pb-16 pt-6 ${topicAccent(tutorial.topic)}`}>
      <PageHead
        title={`${tutorial.title} · ${topic}`}
        description={tutorial.summary}
        row={{ of: tutu, id: tutorial.id }}
      />
      <JsonLd data={tutorialJsonLd(tutorial, site)} />
      <article className="mx-auto max-w-2xl">
        <Breadcrumbs
          label={t('breadcrumbs')}
          links={[
            { text: pickLanguage(titles.tutu, language), href: linkTo('tutu', language) },
            { text: topic, href: linkTo('tutu-topic', language, { topic: tutorial.topic }) },
          ]}
        />
        <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{tutorial.title}</h1>
        <p className="mt-3 text-lg">{tutorial.summary}</p>
        <p className="mb-8 mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
          <LevelBadge level={tutorial.level} />
          {tutorial.tags.map(({ id, name }) => (
            <span key={id} className="chip">
              {name}
            </span>
          ))}
        </p>
        <Pictures tutorial={tutorial} />
        <Media tutorial={tutorial} />
        <Prose html={tutorial.body_html} />
        <Neighbours
          previous={tutorial.previous}
          next={tutorial.next}
          link={(slug) => tutorialLink({ topic: tutorial.topic, slug }, language)}
          overview={linkTo('tutu-topic', language, { topic: tutorial.topic })}
          t={t}
        />
      </article>
    </div>
  )
}
