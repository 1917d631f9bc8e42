import type { Scored } from '@tutu/contract/api/typing'
import { coloursOf } from '@tutu/learning/typing/code-colours'
import type { Exercise } from '@tutu/learning/typing/exercise'
import { figuresOf } from '@tutu/learning/typing/figures'
import type { Localized } from '@tutu/contract/core/languages'
import type { Run } from '@tutu/learning/typing/run'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSite, useText } from '../../../lib/use-site.ts'
import { TypingAids, type TypingAidsHandle } from '../keyboard/typing-aids.tsx'
import { beginHandIn, type HandIn } from '../store/hand-in.ts'
import { noteResult } from '../store/note-result.ts'
import type { Kind } from '../store/record.ts'
import { store, useRecord } from '../store/use-record.ts'
import type { Notice } from '../typing/listen.ts'
import { TypingBox } from '../typing/typing-box.tsx'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { DrillNotices } from './drill-notices.tsx'
import { DrillOptions } from './drill-options.tsx'
import { ResultCard } from './result-card.tsx'
import type { Typed } from './run-typed.tsx'

export type DrillProps = {
  kind: Kind
  /** Of the lesson or the test, for the record. */
  id: string
  exercise: Exercise
  breaks?: readonly number[]
  pinyin?: ReadonlyMap<number, string>
  umlauts?: ReadonlySet<number>
  /** Of code: in which language it is coloured, and what runs it. */
  code?: Typed
  /** What each line means. */
  meanings?: readonly (Localized | undefined)[]
  /** Another text of the same kind; absent: the same again. */
  onAgain?: () => void
  /** Where to go from the result. */
  next?: ReactNode
  /** Something above the box that follows the run: a race track. Called for every key. */
  onRun?: (run: Run) => void
  onResult?: (run: Run) => void
  children?: ReactNode
}

/** An exercise from the first key to its result, with keyboard, hints and the figures of the moment. */
export function Drill(props: DrillProps) {
  const { kind, id, exercise, breaks, pinyin, umlauts, code, meanings, onAgain, next, onRun, onResult, children } =
    props
  const colours = useMemo(() => code && coloursOf(exercise.units.join(''), code.language), [exercise, code])
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { settings } = useRecord()
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Run>()
  const [scored, setScored] = useState<Scored>()
  const handIn = useRef<HandIn>(undefined)
  useEffect(() => {
    // A text of one's own stays in the browser.
    handIn.current = kind === 'own' ? undefined : beginHandIn()
  }, [attempt, kind])
  const [notices, setNotices] = useState<ReadonlySet<Notice>>(new Set())
  const [line, setLine] = useState(0)
  const aids = useRef<TypingAidsHandle>(null)
  const bar = useRef<HTMLSpanElement>(null)
  const figures = useRef<HTMLParagraphElement>(null)
  const shownAt = useRef(0)

  function follow(run: Run) {
    aids.current?.next(exercise.script === 'han' ? undefined : run.exercise.units[run.caret])
    if (bar.current) bar.current.style.transform = `scaleX(${progressOf(run)})`
    // Four times a second is as often as anyone can read.
    const now = performance.now()
    if (figures.current && (now - shownAt.current > 250 || run.presses.length === 0)) {
      shownAt.current = now
      figures.current.textContent = t('live', liveFigures(run, t(exercise.script === 'han' ? 'hanPerMinute' : 'wpm')))
    }
    onRun?.(run)
  }

  function again() {
    setResult(undefined)
    setScored(undefined)
    setNotices(new Set())
    setLine(0)
    setAttempt(attempt + 1)
    onAgain?.()
  }

  if (result)
    return <ResultCard run={result} kind={kind} id={id} code={code} scored={scored} onAgain={again} next={next} />
  return (
    <div className="drill">
      <div className="drill-bar">
        <p ref={figures} className="drill-figures">
          {t('live', { speed: 0, unit: t(exercise.script === 'han' ? 'hanPerMinute' : 'wpm'), accuracy: 100 })}
        </p>
        <div className="progress-track" aria-hidden="true">
          <span ref={bar} />
        </div>
      </div>
      {children}
      {meanings && <p className="drill-meaning">{meanings[line]?.[language] ?? ''}</p>}
      <TypingBox
        key={attempt}
        exercise={exercise}
        breaks={breaks}
        pinyin={settings.pinyin ? pinyin : undefined}
        umlauts={umlauts}
        colours={colours}
        isLarge={settings.size === 'large'}
        onChange={follow}
        onKey={(code, isDown) => aids.current?.press(code, isDown)}
        onPress={(isRight) => aids.current?.answered(isRight)}
        onNotices={setNotices}
        onLine={setLine}
        onFinish={(run, events) => {
          void handIn.current?.(run, events).then(setScored)
          store.update((record) => noteResult(record, run, { kind, id }, new Date()))
          onResult?.(run)
          setResult(run)
        }}
      />
      <div className="drill-foot">
        <DrillNotices notices={notices} script={exercise.script} />
        <DrillOptions hasPinyin={pinyin !== undefined} />
        <button type="button" className="icon-button" onClick={again}>
          <RotateCcw aria-hidden />
          <span className="max-sm:sr-only">{t('restart')}</span>
        </button>
      </div>
      <TypingAids key={`aids ${attempt}`} ref={aids} />
    </div>
  )
}

function progressOf({ exercise, caret, firstKeyAt, lastKeyAt }: Run): number {
  if (exercise.seconds === undefined) return caret / exercise.units.length
  return firstKeyAt === undefined || lastKeyAt === undefined ? 0 : (lastKeyAt - firstKeyAt) / (exercise.seconds * 1000)
}

function liveFigures(run: Run, unit: string) {
  const { speed, accuracy, presses } = figuresOf(run)
  return { speed: Math.round(speed), unit, accuracy: presses === 0 ? 100 : Math.round(accuracy) }
}
