import { Keyboard, Star } from 'lucide-react'
import { withQuery } from '../../lib/links.ts'
import { isDeviceOf } from '../../lib/learning/progress-store.ts'
import { keptToolStars } from '../../lib/learning/tool-stars.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { exchangeProgress } from '../../lib/member/exchange-progress.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { ResultList } from './result-list.tsx'
import { ScriptCard } from './script-card.tsx'
import { useTypingText } from './use-text.ts'

const SCRIPTS = ['latin', 'han', 'code'] as const

/** What the account knows of typing: how fast, whether it gets better, and each exercise of late. */
export default function MyTyping() {
  const t = useTypingText()
  const { language } = useSite()
  const { data, problem, again } = useLoaded('typing', async () => {
    return (await memberApi.call('GET /api/typing/results', {}, { showError: false })).data
  })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      <p className="my-4 flex flex-wrap items-center gap-4">
        <a href={withQuery('/dazi', language)} className="btn btn-primary">
          <Keyboard aria-hidden />
          {t('practise')}
        </a>
        <LessonStars />
      </p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data ? (
        problem === undefined && <span className="skeleton mt-6 h-64 w-full" aria-hidden />
      ) : data.results.length === 0 ? (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('empty')}</p>
        </div>
      ) : (
        <>
          <div className="overview-charts">
            {SCRIPTS.map((script) => (
              <ScriptCard key={script} script={script} results={data.results} best={data.best[script]} />
            ))}
          </div>
          <ResultList results={data.results} />
        </>
      )}
    </>
  )
}

/** Of the trainer's lessons, from all devices; nothing while there are none. */
function LessonStars() {
  const t = useTypingText()
  const { id } = useMemberInfo()
  const { data = [] } = useLoaded(`typing stars ${id}`, async () => {
    // The trainer keeps its own; what other devices know comes with the exchange, if it can be had.
    await exchangeProgress(id).catch(() => undefined)
    // A full device may still be somebody else's.
    return Object.values((isDeviceOf(id) && keptToolStars()?.typing) || {})
  })
  if (data.length === 0) return undefined
  return (
    <span className="flex items-center gap-2">
      <Star aria-hidden className="text-honey" />
      {t('starsOf', { lessons: data.length, stars: data.reduce((sum, count) => sum + count, 0) })}
    </span>
  )
}
