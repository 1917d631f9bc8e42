import { pickLanguage } from '@tutu/contract/core/languages'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { topicAccent, topicName, topicSign } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { HeroBand } from '../../ui/hero-band.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function TutorialGalleryPage() {
  const { topics } = useLoaderData<typeof loader>()
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <PageHead title={pickLanguage(titles.tutu, language)} description={t('description')} />
      <HeroBand title={t('title')} intro={t('intro')} pose="waving" />
      <div className="page-width pb-16 pt-8">
        <h2 className="sr-only">{t('topics')}</h2>
        <ul className="sign-wall">
          {topics.map(({ topic, total, titles: names }) => (
            <li key={topic} className={`sign ${topicAccent(topic)}`}>
              <img src={asset(topicSign(topic))} alt="" width="400" height="320" decoding="async" />
              <h3 className="sign-name">
                <a href={linkTo('tutu-topic', language, { topic })} className="card-link">
                  {topicName(topic, language)}
                </a>
                <span className="sign-count">{t('count', { count: total })}</span>
              </h3>
              <ul className="sign-titles">
                {names.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
