import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Hours } from '../../ui/lesson-hours/hours.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What one has of lesson hours, and how it came to that. */
export default function LessonHoursPage() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { data, problem, again } = useLoaded(`lesson hours ${language}`, async () => {
    return (await memberApi.call('GET /api/lessonHours/mine', {}, { showError: false })).data
  })
  return (
    <>
      <h1>{t('title')}</h1>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-6 h-80 w-full" aria-hidden />}
      {data?.hours === null && (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('empty')}</p>
          <p>
            <a className="btn" href={linkTo('subscribe', language)}>
              {t('toShop')}
            </a>
          </p>
        </div>
      )}
      {data?.hours && (
        <>
          <p className="centre-intro">{t('intro')}</p>
          <section className="panel">
            <Hours hours={data.hours} />
          </section>
        </>
      )}
    </>
  )
}
