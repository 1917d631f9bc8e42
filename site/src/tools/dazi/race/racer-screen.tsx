import type { Joined, RaceNow } from '@tutu/contract/api/race'
import { ClientError } from '@tutu/contract/core/client'
import { RACE_PACE } from '@tutu/contract/core/races'
import { laneLetters } from '@tutu/learning/typing/race'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { useSite } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { Countdown } from './countdown.tsx'
import { handInRace } from './hand-in-race.ts'
import { AwayNote, RaceHead, useStage } from './race-head.tsx'
import { type Ran, ranBefore, RaceRun } from './race-run.tsx'
import { titleOf } from './race-text.ts'
import { RunResult } from './run-result.tsx'
import { deviceName } from './seat.ts'
import { Strip, Track } from './track.tsx'
import { usePolled } from '../../../lib/use-polled.ts'
import { useRaceText } from './use-race-text.ts'

/** A race to run in: taken in by its code, then told how it goes. */
export function RacerScreen({ code }: { code: string }) {
  const t = useRaceText()
  const [round, setRound] = useState(0)
  const [joined, setJoined] = useState<Joined>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isWanted = true
    memberApi.call('POST /api/race/join', { body: { code, device: deviceName() } }, { showError: false }).then(
      ({ data }) => {
        if (!isWanted) return
        setProblem(undefined)
        setJoined(data)
      },
      (error: unknown) => {
        if (!isWanted || (error instanceof ClientError && error.reason === 'redirect')) return
        setJoined(undefined)
        setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      isWanted = false
    }
  }, [code, round])
  // The race is drawn when this device is in it again: it would be told once more that it is not.
  const again = useCallback(() => {
    setJoined(undefined)
    setRound((before) => before + 1)
  }, [])
  if (joined) return <Race key={`${joined.id} ${round}`} joined={joined} onAgain={again} />
  return (
    <section aria-labelledby="race-title">
      <RaceHead title={t('title')} />
      {problem === undefined ? (
        <span className="skeleton mt-4 h-64 w-full" aria-hidden />
      ) : (
        <>
          <LoadProblem title={t('problem')} text={problem} again={again} />
          <p className="mt-4">
            <a href={hashOf('race')} className="text-link">
              {t('title')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

type RaceProps = { joined: Joined; onAgain: () => void }

function Race({ joined, onAgain }: RaceProps) {
  const t = useRaceText()
  const { language } = useSite()
  const { id: race, lane: own } = joined
  const ran = useRef<() => Ran>(undefined)
  const [result, setResult] = useState(joined.result)
  const [lost, setLost] = useState<string>()
  const isHandedIn = useRef(joined.result !== null)
  const [isHandingIn, setHandingIn] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const { data, refused, isAway } = usePolled(
    `race ${race}`,
    async () => {
      const body = { race, device: deviceName(), units: ran.current?.().run.caret ?? 0 }
      return (await memberApi.call('POST /api/race/run', { body }, { showError: false })).data
    },
    ({ phase }) => RACE_PACE[phase],
    () => ran.current !== undefined && !isHandedIn.current,
  )
  const now: RaceNow = data ?? joined
  const isOver = now.phase === 'over'
  const handIn = useCallback(
    async (what: Ran) => {
      if (isHandedIn.current) return
      isHandedIn.current = true
      setHandingIn(true)
      try {
        setResult(await handInRace(race, what, () => isHere.current))
      } catch (error) {
        setLost(error instanceof Error ? error.message : String(error))
      }
      setHandingIn(false)
    },
    [race],
  )
  // Whoever still types when it ends is carried across the line with what they have, a reload in between or not. Before a
  // result without figures is seen, which would go again.
  useLayoutEffect(() => {
    const typed = isOver && !isHandedIn.current ? (ran.current?.() ?? ranBefore(joined)) : undefined
    if (typed && typed.run.caret > 0) void handIn(typed)
  }, [isOver, handIn, joined])

  const [isRunning, setRunning] = useState(joined.phase === 'running')
  const begin = useCallback(() => setRunning(true), [])
  useStage(now.phase)
  const track = { lanes: now.lanes, length: [...joined.text].length, own, isOver }
  const isTyping = isRunning && !isOver && !result && !isHandingIn && lost === undefined
  if (refused !== undefined)
    return (
      <section aria-labelledby="race-title">
        <RaceHead title={t('title')} />
        <LoadProblem title={t('problem')} text={refused} again={onAgain} />
      </section>
    )
  return (
    <section aria-labelledby="race-title" className="drill-screen">
      <RaceHead title={titleOf(joined, language) || t('ownTitleNone')}>
        <p className="text-muted">{joined.classroom}</p>
      </RaceHead>
      <AwayNote isAway={isAway} />
      {isTyping && (
        <RaceRun race={joined} onRan={(how) => (ran.current = how)} onFinish={(what) => void handIn(what)}>
          <Strip {...track} />
        </RaceRun>
      )}
      {!isTyping && !isOver && !result && !isHandingIn && lost === undefined && (
        <Waiting now={now} own={own} onBegin={begin} />
      )}
      {isHandingIn && (
        <p className="panel" role="status">
          {t('handingIn')}
        </p>
      )}
      {lost !== undefined && (
        <p className="panel" role="alert">
          <b className="block">{t('notCounted')}</b>
          {lost}
        </p>
      )}
      {(isOver || result) && !isHandingIn && <RunResult now={now} own={own} result={result} />}
      {/* Below what comes in the next moment it would be pushed down. */}
      {!isTyping && !isHandingIn && <Track {...track} />}
    </section>
  )
}

type WaitingProps = { now: RaceNow; own: number; onBegin: () => void }

function Waiting({ now: { id: race, startsIn, lanes }, own, onBegin }: WaitingProps) {
  const t = useRaceText()
  const [isBusy, busily] = useBusy()
  if (startsIn !== null) return <Countdown startsIn={startsIn} onBegin={onBegin} />
  const leave = () =>
    busily(async () => {
      await memberApi.call('POST /api/race/leave', { body: { race } })
      location.hash = hashOf('race')
    })
  return (
    <div className="panel race-waiting">
      <Tutu pose="waving" className="size-24" />
      <div>
        <h3>{t('waitTitle')}</h3>
        <p>{t('waitText', { letters: laneLetters(own) })}</p>
        <p role="status">{t('waitingCount', { count: lanes.length })}</p>
      </div>
      <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void leave()}>
        {t('leave')}
      </button>
    </div>
  )
}
