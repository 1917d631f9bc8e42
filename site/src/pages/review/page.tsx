import { pickLanguage } from '@tutu/contract/core/languages'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { WaitingBadges } from '../../ui/badges/waiting-badges.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Ends without a question; which one it is, the script knows. */
const ENDS = [
  { name: 'none', pose: 'waving' },
  { name: 'later', pose: 'asleep' },
  { name: 'done', pose: 'cheering' },
  { name: 'lost', pose: 'puzzled' },
] as const

/** What went wrong in lessons and waits to be asked again: the device knows which, the script fetches it from the lessons. */
export default function ReviewPage() {
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="page-width review-page" data-review="">
      <PageHead title={pickLanguage(titles.review, language)} description={t('description')} indexed={false} />
      <h1 className="text-3xl font-bold sm:text-4xl">{pickLanguage(titles.review, language)}</h1>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <noscript>
        <p className="panel mt-4">{t('noScript')}</p>
      </noscript>
      <p
        role="status"
        className="needs-script mt-4 font-bold"
        data-review-status={t('left', { count: '{count}' })}
        data-one={t('left', { count: 1 })}
      >
        {t('loading')}
      </p>
      <div className="review-list" data-review-list="" />
      <WaitingBadges />
      {ENDS.map(({ name, pose }) => (
        <section key={name} hidden className="review-end" data-review-end={name}>
          <Tutu pose={pose} className="size-40" />
          <h2 tabIndex={-1} className="text-2xl font-bold">
            {t(name)}
          </h2>
          <p className="text-muted">
            {name === 'later' ? <span data-review-date={t('laterText', { date: '{date}' })} /> : t(`${name}Text`)}
          </p>
          {name === 'lost' ? (
            <button type="button" className="btn btn-primary" data-review-retry="">
              {t('retry')}
            </button>
          ) : (
            <a href={linkTo('way', language)} className="btn btn-primary">
              {t('goOn')}
            </a>
          )}
        </section>
      ))}
      <script src={asset(import.meta.env.REVIEW_SCRIPT ?? '/src/pages/lesson/review/index.ts')} type="module" />
    </div>
  )
}
