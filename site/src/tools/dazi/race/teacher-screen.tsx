import type { Watched } from '@tutu/contract/api/race'
import { RACE_PACE } from '@tutu/contract/core/races'
import { type ReactNode, useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { memberPath } from '../../../lib/member/paths.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { useSite } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Awards } from './awards.tsx'
import { Countdown } from './countdown.tsx'
import { EarlierRaces } from './earlier-races.tsx'
import { AwayNote, RaceHead, useStage } from './race-head.tsx'
import { titleOf } from './race-text.ts'
import { TaughtFigures } from './taught-figures.tsx'
import { TextChoice } from './text-choice.tsx'
import { Track } from './track.tsx'
import { usePolled } from '../../../lib/use-polled.ts'
import { useRaceText } from './use-race-text.ts'

/** One class's race as its teacher leads it: choose, wait, start, watch, end, and once more. */
export function TeacherScreen({ classroom }: { classroom: number }) {
  const t = useRaceText()
  const { language } = useSite()
  const [isChoosing, setChoosing] = useState(false)
  const { data, refused, isAway, again } = usePolled(
    `class ${classroom}`,
    async () => (await memberApi.call('GET /api/race/watch', { query: { id: classroom } }, { showError: false })).data,
    ({ race }) => (race ? RACE_PACE[race.phase] : RACE_PACE.over),
  )
  const race = data?.race
  const isToChoose = !race || (race.phase === 'over' && (isChoosing || race.startsIn === null))
  useStage(isToChoose ? 'choosing' : race.phase)
  return (
    <section aria-labelledby="race-title" className="race-teacher">
      <RaceHead title={data ? t('teacherTitle', { name: data.name }) : t('title')}>
        <p>
          <a href={memberPath('account/classes', language)} className="text-link">
            {t('toClasses')}
          </a>
        </p>
      </RaceHead>
      <AwayNote isAway={isAway} />
      {refused !== undefined && <LoadProblem title={t('problem')} text={refused} again={again} />}
      {!data && refused === undefined && <span className="skeleton mt-4 h-64 w-full" aria-hidden />}
      {data && isToChoose && (
        <TextChoice
          classroom={classroom}
          onOpened={() => {
            setChoosing(false)
            again()
          }}
        />
      )}
      {race && !isToChoose && <Led key={race.id} race={race} onChanged={again} onAgain={() => setChoosing(true)} />}
      {data && (!race || race.phase === 'over') && <EarlierRaces key={`before ${race?.id}`} classroom={classroom} />}
    </section>
  )
}

type LedProps = { race: Watched; onChanged: () => void; onAgain: () => void }

function Led({ race, onChanged, onAgain }: LedProps) {
  const t = useRaceText()
  const { language } = useSite()
  const { id, phase, lanes, startsIn, length, awards } = race
  const done = lanes.filter((lane) => lane.done).length
  const isOver = phase === 'over'
  return (
    <>
      <p className="race-text-title">{titleOf(race, language) || t('ownTitleNone')}</p>
      {phase === 'waiting' && (
        <Board code={race.code}>
          <p role="status">{lanes.length > 0 ? t('waitingCount', { count: lanes.length }) : t('nobodyYet')}</p>
          <p className="race-buttons">
            <Press name="start" race={id} isPrimary isReady={lanes.length > 0} onDone={onChanged} />
            <Press name="cancel" race={id} onDone={onChanged} />
          </p>
        </Board>
      )}
      {phase === 'countdown' && <Countdown startsIn={startsIn ?? 0} />}
      {phase === 'running' && (
        <div className="panel race-led">
          <p role="status">
            {done === lanes.length && done > 0 ? t('allDone') : t('doneCount', { done, count: lanes.length })}
          </p>
          <p>
            <b className="race-code-small">{race.code}</b>
          </p>
          <p className="race-buttons">
            <Press name="end" race={id} isPrimary={done === lanes.length} onDone={onChanged} />
          </p>
          <p className="text-muted">{t('endText')}</p>
        </div>
      )}
      {isOver && (
        <div className="panel race-led">
          <h3>{t('doneAll')}</h3>
          {awards && <Awards awards={awards} lanes={lanes} />}
          <p className="race-buttons">
            <button type="button" className="btn btn-primary btn-lg" onClick={onAgain}>
              {t('again')}
            </button>
          </p>
        </div>
      )}
      <Track lanes={lanes} length={length} isOver={isOver} />
      {(phase === 'running' || isOver) && <TaughtFigures race={race} />}
    </>
  )
}

/** What is written on the board: the code, and how to come in. */
function Board({ code, children }: { code: string; children: ReactNode }) {
  const t = useRaceText()
  const [address] = useState(() => `${location.host}/dazi`)
  return (
    <div className="panel race-board">
      <p>
        {t('code')} <b className="race-code">{code}</b>
      </p>
      <p className="text-muted">{t('howIn', { address })}</p>
      {children}
    </div>
  )
}

const CALLS = { start: 'POST /api/race/start', end: 'POST /api/race/end', cancel: 'POST /api/race/end' } as const

type PressProps = {
  name: keyof typeof CALLS
  race: number
  isPrimary?: boolean
  isReady?: boolean
  onDone: () => void
}

/** One of the teacher's buttons. A refusal is told by the client. */
function Press({ name, race, isPrimary = false, isReady = true, onDone }: PressProps) {
  const t = useRaceText()
  const [isBusy, busily] = useBusy()
  const press = () =>
    busily(async () => {
      await memberApi.call(CALLS[name], { body: { race } })
      onDone()
    })
  return (
    <button
      type="button"
      className={`btn btn-lg ${isPrimary ? 'btn-primary' : ''}`}
      disabled={!isReady}
      aria-disabled={isBusy}
      onClick={() => void press().catch(() => undefined)}
    >
      {t(name)}
    </button>
  )
}
