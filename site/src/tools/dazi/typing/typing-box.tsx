import type { Colour } from '@tutu/learning/typing/code-colours'
import type { TypingEvent } from '@tutu/learning/typing/event-log'
import { createRun, type Run } from '@tutu/learning/typing/run'
import type { Exercise } from '@tutu/learning/typing/exercise'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePractising } from '../../../lib/use-practising.ts'
import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { type Earlier, listen, type Notice } from './listen.ts'
import { createPainter } from './painter.ts'
import { Resume, useLeaving } from './resume.tsx'
import { lineAt, linesOf, windowOf } from './text-lines.ts'
import { TextLine } from './text-line.tsx'

type TypingBoxProps = {
  exercise: Exercise
  /** First units of the text's own lines. */
  breaks?: readonly number[]
  /** Pinyin above each unit that has some. */
  pinyin?: ReadonlyMap<number, string>
  umlauts?: ReadonlySet<number>
  colours?: ReadonlyMap<number, Colour>
  isLarge?: boolean
  /** Keys that were pressed before the page was loaded anew, and how long ago the last one was, in ms. */
  earlier?: Earlier
  /** After every event; runs for each key, so it must not set state. */
  onChange: (run: Run, events: readonly TypingEvent[]) => void
  onKey: (code: string, isDown: boolean) => void
  /** After each character entered, or several committed at once. */
  onPress: (isRight: boolean) => void
  onNotices: (notices: ReadonlySet<Notice>) => void
  onLine?: (line: number) => void
  /** At the text's end, or when a timed test is over. */
  onFinish: (run: Run, events: readonly TypingEvent[]) => void
  children?: ReactNode
}

/** The text to type, a caret, and the text area that takes what is typed. A new `key` starts anew. */
export function TypingBox(props: TypingBoxProps) {
  const { exercise, breaks, pinyin, umlauts, colours, isLarge, earlier, children } = props
  const t = useText({ 'zh-cn': zhCn, en })
  const lines = useMemo(() => linesOf(exercise, breaks), [exercise, breaks])
  const [before] = useState(earlier)
  const [run] = useState(() => {
    const fresh = createRun(exercise)
    for (const event of before?.events ?? []) fresh.apply(event)
    return fresh
  })
  const [line, setLine] = useState(() => lineAt(lines, run.caret))
  const shown = useMemo(() => windowOf(lines, lines[line]?.start ?? 0), [lines, line])
  const [isFocused, setFocused] = useState(true)
  const text = useRef<HTMLDivElement>(null)
  const caret = useRef<HTMLSpanElement>(null)
  const composing = useRef<HTMLSpanElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const painter = useRef<ReturnType<typeof createPainter>>(undefined)
  usePractising(text, isFocused ? 'on' : 'paused', '.dazi-tabs')
  const { button, leave } = useLeaving()
  const onLeave = useEffectEvent(leave)
  const handlers = useRef(props)
  useLayoutEffect(() => {
    handlers.current = props
  })

  // The window's lines are new elements: classes and caret are painted before they are seen.
  useLayoutEffect(() => {
    painter.current = createPainter({ text: text.current!, caret: caret.current!, area: area.current! }, run)
    const observer = new ResizeObserver(() => painter.current?.resize())
    observer.observe(text.current!)
    return () => observer.disconnect()
  }, [run, shown])

  useEffect(() => {
    const field = area.current!
    const notices = new Set<Notice>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let known = lineAt(lines, run.caret)
    let told = run.presses.length
    const finish = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      listening.stop()
      handlers.current.onFinish(run, listening.events)
    }
    const listening = listen(
      field,
      run,
      {
        now: () => performance.now(),
        onChange() {
          painter.current?.update()
          if (run.presses.length > told) handlers.current.onPress(run.presses.at(-1)!.right)
          told = run.presses.length
          handlers.current.onChange(run, listening.events)
          const at = lineAt(lines, run.caret)
          if (at !== known) setLine((known = at))
          if (exercise.seconds !== undefined && run.firstKeyAt !== undefined)
            timer ??= setTimeout(finish, exercise.seconds * 1000)
          if (run.isDone) finish()
        },
        onKey: (code, isDown) => handlers.current.onKey(code, isDown),
        onNotice(notice, isOn) {
          if (notices.has(notice) === isOn) return
          if (isOn) notices.add(notice)
          else notices.delete(notice)
          handlers.current.onNotices(new Set(notices))
        },
        onComposing(part) {
          composing.current!.textContent = part
          painter.current?.placeArea()
        },
        onLeave: () => onLeave(field),
      },
      before,
    )
    field.focus({ preventScroll: true })
    setFocused(document.activeElement === field)
    handlers.current.onChange(run, listening.events)
    return () => {
      clearTimeout(timer)
      listening.stop()
    }
  }, [exercise, lines, run, before])

  useEffect(() => {
    handlers.current.onLine?.(line)
  }, [line])
  const current = lines[line]
  return (
    <div
      className={`typing-box ${isLarge ? 'is-large' : ''} ${pinyin ? 'has-pinyin' : ''} script-${exercise.script}`}
      data-blurred={isFocused ? undefined : ''}
      onPointerDown={(event) => {
        event.preventDefault()
        area.current?.focus({ preventScroll: true })
      }}
    >
      <div ref={text} className="typing-text">
        <div aria-hidden="true">
          {lines.slice(shown.first, shown.last + 1).map(({ start, end }) => (
            <TextLine
              key={start}
              units={exercise.units}
              start={start}
              end={end}
              pinyin={pinyin}
              umlauts={umlauts}
              colours={colours}
            />
          ))}
          <span ref={caret} className="typing-caret">
            <span ref={composing} className="typing-composing" />
          </span>
        </div>
        <textarea
          ref={area}
          className="typing-area"
          aria-label={t('typeHere')}
          aria-describedby="typing-line"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          rows={1}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <p id="typing-line" className="sr-only" aria-live="polite">
        {current ? exercise.units.slice(current.start, current.end).join('') : ''}
      </p>
      {!isFocused && (
        <Resume ref={button} label={t('clickToType')} onResume={() => area.current?.focus({ preventScroll: true })} />
      )}
      {children}
    </div>
  )
}
