import type { Card, ClassView } from '@tutu/contract/api/classroom'
import { ArrowLeft, Keyboard, LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { keptPlace } from '../../lib/keep-place.ts'
import { withQuery } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { CardSheet } from './card-sheet.tsx'
import { ClassSettings } from './class-settings.tsx'
import { ProgressGrid } from './progress-grid.tsx'
import { Question } from './question.tsx'
import { Roster } from './roster.tsx'
import { Tasks } from './tasks.tsx'
import { useClassText } from './use-text.ts'

const Meetings = lazy(() => import('./meetings/meetings.tsx'))

const PARTS = ['grid', 'meetings', 'roster', 'tasks', 'settings'] as const
type Part = (typeof PARTS)[number]

/** What every part of a class's screen has to do with. */
export type PartProps = {
  /** `now` (ms): when it was as it is. */
  room: ClassView & { now: number }
  /** Asks for the class anew. */
  onChanged: () => void
  /** Cards that were just dealt: shown now and never again. */
  onCards: (cards: Card[]) => void
  goTo: (part: Part) => void
}

/** One class: how far everybody is, who is in it, what it is asked to do, what it is called. */
export function ClassScreen({ id }: { id: number }) {
  const t = useClassText()
  const { language } = useSite()
  const [search, setSearch] = useSearchParams()
  const [cards, setCards] = useState<Card[]>([])
  const { data, problem, again } = useLoaded(`class ${id} ${language}`, async () => {
    const { data, time } = await memberApi.call('GET /api/classroom/view', { query: { id } }, { showError: false })
    return { ...data, now: time * 1000 }
  })
  const asked = search.get('part')
  const part = PARTS.find((one) => one === asked) ?? 'grid'
  const goTo = (next: Part): void => {
    const params = new URLSearchParams(search)
    params.set('part', next)
    setSearch(params, { replace: true })
  }
  const shared = { onChanged: again, onCards: setCards, goTo }
  return (
    <div ref={keptPlace} className="class-screen">
      <Link to={memberPath('account/classes', language)} className="text-link class-back">
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {data ? (
        <>
          <div className="class-head">
            <h1>{data.name}</h1>
            <p>
              {t('code')} <b className="class-code">{data.code}</b>
              {!data.open && <span className="chip accent-honey ml-2">{t('closedChip')}</span>}
            </p>
            <div className="class-ways">
              <a href={`${withQuery('/dazi', language)}#race/class-${id}`} className="btn">
                <Keyboard aria-hidden />
                {t('race')}
              </a>
              {data.pupils.some(({ made }) => made) && <SignOutAll id={id} />}
            </div>
          </div>
          {cards.length > 0 ? (
            <CardSheet
              room={data}
              cards={cards}
              onDone={() => {
                setCards([])
                goTo('roster')
              }}
            />
          ) : (
            <>
              <div role="group" aria-label={t('parts')} className="class-parts">
                {PARTS.map((one) => (
                  <button key={one} type="button" aria-pressed={part === one} onClick={() => goTo(one)}>
                    {t(one)}
                  </button>
                ))}
              </div>
              {shownPart(part, { room: data, ...shared })}
            </>
          )}
        </>
      ) : (
        problem === undefined && <span className="skeleton mt-6 h-96 w-full" aria-hidden />
      )}
    </div>
  )
}

/** In a computer room somebody always forgets to. */
function SignOutAll({ id }: { id: number }) {
  const t = useClassText()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setAsks(true)}>
        <LogOut aria-hidden />
        {t('signOutAll')}
      </button>
      {asks && (
        <Question
          title={t('signOutAll')}
          text={t('signOutAllText')}
          yes={t('signOutAllYes')}
          onYes={() => memberApi.call('POST /api/classroom/signOutAll', { body: { id } }, { showSuccess: true })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function shownPart(part: Part, props: PartProps) {
  switch (part) {
    case 'grid':
      return <ProgressGrid {...props} />
    case 'meetings':
      return (
        <Suspense fallback={<span className="skeleton mt-6 h-96 w-full" aria-hidden />}>
          <Meetings {...props} />
        </Suspense>
      )
    case 'roster':
      return <Roster {...props} />
    case 'tasks':
      return <Tasks {...props} />
    case 'settings':
      return <ClassSettings {...props} />
  }
}
