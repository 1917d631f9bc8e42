import type { RaceText } from '@tutu/contract/api/race'
import { coloursOf } from '@tutu/learning/typing/code-colours'
import { encodeLog, type TypingEvent } from '@tutu/learning/typing/event-log'
import type { Exercise } from '@tutu/learning/typing/exercise'
import { createRun, type Run } from '@tutu/learning/typing/run'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DrillNotices } from '../drills/drill-notices.tsx'
import { DrillOptions } from '../drills/drill-options.tsx'
import { TypingAids, type TypingAidsHandle } from '../keyboard/typing-aids.tsx'
import { useRecord } from '../store/use-record.ts'
import type { Notice } from '../typing/listen.ts'
import { TypingBox } from '../typing/typing-box.tsx'
import { drillOf } from './race-text.ts'
import { keepRun, keptRun } from './seat.ts'
import { useRaceText } from './use-race-text.ts'

/** ms between two times at which a log is kept while it grows. */
const KEPT_EVERY = 500

/** A run as it can be handed in. */
export type Ran = { run: Run; log: string }

/** What was run before a reload, of a race in which nobody types any more. */
export function ranBefore(race: RaceText & { id: number }): Ran | undefined {
  const kept = keptRun(race.id)
  return kept && replayed(drillOf(race).exercise, kept.events)
}

function replayed(exercise: Exercise, events: readonly TypingEvent[]): Ran {
  const run = createRun(exercise)
  for (const event of events) run.apply(event)
  return { run, log: encodeLog(events) }
}

type RaceRunProps = {
  race: RaceText & { id: number }
  /** Called for every key, and at once with what was typed before a reload. */
  onRan: (ran: () => Ran) => void
  onFinish: (ran: Ran) => void
  children: ReactNode
}

/** The text of a race being typed; a reload goes on where it was. */
export function RaceRun({ race, onRan, onFinish, children }: RaceRunProps) {
  const { settings } = useRecord()
  const { exercise, breaks, pinyin, umlauts, language } = useMemo(() => drillOf(race), [race])
  const colours = useMemo(() => language && coloursOf(race.text, language), [race, language])
  const [earlier] = useState(() => keptRun(race.id))
  const [notices, setNotices] = useState<ReadonlySet<Notice>>(new Set())
  const [quarter, setQuarter] = useState(0)
  const aids = useRef<TypingAidsHandle>(null)
  const over = useRef(onFinish)
  useEffect(() => {
    over.current = onFinish
  })
  // The page was loaded anew between the last key and the finish.
  useEffect(() => {
    const ran = earlier && replayed(exercise, earlier.events)
    if (ran?.run.isDone) over.current(ran)
  }, [earlier, exercise])
  const keep = useKeeping(race.id, earlier?.began)
  return (
    <div className="drill">
      {children}
      <Reached quarter={quarter} />
      <TypingBox
        exercise={exercise}
        breaks={breaks}
        pinyin={settings.pinyin ? pinyin : undefined}
        umlauts={umlauts}
        colours={colours}
        isLarge={settings.size === 'large'}
        earlier={earlier}
        onChange={(run, events) => {
          aids.current?.next(exercise.script === 'han' ? undefined : exercise.units[run.caret])
          onRan(() => ({ run, log: encodeLog(events) }))
          keep(events)
          const reached = Math.floor((4 * run.caret) / exercise.units.length)
          if (reached !== quarter) setQuarter(reached)
        }}
        onKey={(code, isDown) => aids.current?.press(code, isDown)}
        onPress={(isRight) => aids.current?.answered(isRight)}
        onNotices={setNotices}
        onFinish={(run, events) => {
          keep(events, true)
          onFinish({ run, log: encodeLog(events) })
        }}
      />
      <div className="drill-foot">
        <DrillNotices notices={notices} script={exercise.script} />
        <DrillOptions hasPinyin={pinyin !== undefined} />
      </div>
      <TypingAids ref={aids} />
    </div>
  )
}

/** Keeps a log as it grows, twice a second and when the page goes. `before`: when it began, as far as it is known. */
function useKeeping(race: number, before: number | undefined) {
  const began = useRef(before)
  const keptAt = useRef(0)
  const latest = useRef<readonly TypingEvent[]>([])
  const write = useCallback(() => {
    if (began.current !== undefined) keepRun(race, latest.current, began.current)
  }, [race])
  useEffect(() => {
    addEventListener('pagehide', write)
    return () => removeEventListener('pagehide', write)
  }, [write])
  return (events: readonly TypingEvent[], isLast = false) => {
    latest.current = events
    if (events.length > 0) began.current ??= Date.now() - events.at(-1)!.at
    if (!isLast && performance.now() - keptAt.current < KEPT_EVERY) return
    keptAt.current = performance.now()
    write()
  }
}

/** How far one is, for who hears it: at every quarter of the way and never at a key. */
function Reached({ quarter }: { quarter: number }) {
  const t = useRaceText()
  return (
    <p className="sr-only" aria-live="polite">
      {quarter > 0 && quarter < 4 && t('reached', { percent: quarter * 25 })}
    </p>
  )
}
