import { pickLanguage } from '@tutu/contract/core/languages'
import { Images, Play } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { topicAccent, topicName, topicSign, tutorialLink } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LevelBadge } from '../../ui/level-badge.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { INTROS } from './intros.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

const CARD_SIZES = '(min-width: 1024px) 370px, (min-width: 640px) 50vw, 100vw'

export default function TutorialTopicPage() {
  const { topic, tutorials, others } = useLoaderData<typeof loader>()
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const name = topicName(topic, language)
  const intro = pickLanguage(INTROS[topic], language)
  // Between letters and Han there is a gap.
  const title = t('title', { topic: /[\w+]$/.test(name) && language === 'zh-cn' ? `${name} ` : name })
  return (
    <div className={`page-width pb-16 pt-6 ${topicAccent(topic)}`}>
      <PageHead
        title={`${name} · ${pickLanguage(titles.tutu, language)}`}
        description={t('description', { topic: name, intro })}
      />
      <Breadcrumbs
        label={t('breadcrumbs')}
        here={name}
        links={[{ text: pickLanguage(titles.tutu, language), href: linkTo('tutu', language) }]}
      />
      <div className="mt-2 flex items-center gap-5 sm:gap-8">
        <img src={asset(topicSign(topic))} alt="" width="400" height="320" className="w-28 shrink-0 sm:w-52" />
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
          <p className="mt-2 text-lg">{intro}</p>
        </div>
      </div>
      {tutorials.length === 0 ? (
        <div className="empty-state mt-8">
          <Tutu pose="asleep" className="size-40" />
          <h2 className="text-2xl font-bold">{t('emptyTitle')}</h2>
          <p className="text-muted">{t('emptyText')}</p>
        </div>
      ) : (
        <div className="card-grid mt-8">
          {tutorials.map((one) => (
            <article key={one.id} className="course-card">
              <Cover of={one} className="course-card-cover" sizes={CARD_SIZES} />
              <div className="flex grow flex-col gap-2 p-4 sm:p-5">
                <h2 className="text-lg font-bold">
                  <a href={tutorialLink(one, language)} className="card-link">
                    {one.title}
                  </a>
                </h2>
                <p className="text-muted">{one.summary}</p>
                <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-sm text-muted">
                  <LevelBadge level={one.level} />
                  {one.pictures.length > 0 && (
                    <span className="fact">
                      <Images aria-hidden />
                      {t('pictures', { count: one.pictures.length })}
                    </span>
                  )}
                  {(one.video || one.video_url) && (
                    <span className="fact">
                      <Play aria-hidden />
                      {t('video')}
                    </span>
                  )}
                </p>
              </div>
            </article>
          ))}
        </div>
      )}
      <nav aria-labelledby="others" className="mt-12">
        <h2 id="others" className="mb-4 text-2xl font-bold">
          {t('others')}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {others.map((one) => (
            <li key={one} className={topicAccent(one)}>
              <a href={linkTo('tutu-topic', language, { topic: one })} className="topic-link">
                <img src={asset(topicSign(one))} alt="" width="50" height="40" loading="lazy" />
                {topicName(one, language)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
