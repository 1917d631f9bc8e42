import { Palette } from 'lucide-react'
import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { myWorks } from '../../lib/member/my-works.ts'
import { WorkLine } from '../../ui/member/work-line.tsx'
import { useOverviewText } from './use-text.ts'

const SHOWN = 3

/** The member's newest works and how far each is, or the way to a first one; of a problem their own page tells. */
export default function LatestWorks() {
  const t = useOverviewText()
  const { language, asset } = useSite()
  const { data, problem } = useLoaded('latest works', () => myWorks(SHOWN))
  if (problem !== undefined && !data) return undefined
  if (!data) return <span className="skeleton h-40 w-full" aria-hidden />
  return (
    <section className="panel" aria-labelledby="latest-works">
      <h2 id="latest-works" className="week-title">
        {t('latestWorks')}
      </h2>
      {data.length === 0 ? (
        <p className="mt-2 text-muted">{t('noWorks')}</p>
      ) : (
        <ul className="row-list">
          {data.map((work) => (
            <li key={work.id} className="my-work">
              <img src={asset(work.cover)} alt="" width={96} height={60} className="my-work-cover" />
              <div className="min-w-0 grow">
                <WorkLine work={work} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link to={memberPath('works', language)} className="text-link">
        <Palette aria-hidden />
        {t(data.length === 0 ? 'firstWork' : 'toWorks')}
      </Link>
    </section>
  )
}
