import { createRun, type Run } from '@tutu/learning/typing/run'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePractising } from '../../../lib/use-practising.ts'
import { useText } from '../../../lib/use-site.ts'
import { DrillNotices } from '../drills/drill-notices.tsx'
import { Watcher, type WatcherHandle } from '../keyboard/watcher.tsx'
import { TypingAids, type TypingAidsHandle } from '../keyboard/typing-aids.tsx'
import { listen, type Notice } from '../typing/listen.ts'
import { Resume, useLeaving } from '../typing/resume.tsx'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { createRain, LIVES } from './rain.ts'
import type { Rain } from './rain-items.ts'

const LETTER = 52
/** With reduced motion letters come down in steps. */
const STEP_MS = 700

/** `every`: ms for each item. */
type RainStageProps = { rain: Rain; every: number; onOver: (run: Run) => void }

/** The sky with its carrots. They are moved by hand from frame to frame; React hears only of lives lost. */
export function RainStage({ rain: { exercise, items }, every, onOver }: RainStageProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const stage = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const composing = useRef<HTMLParagraphElement>(null)
  const [lives, setLives] = useState(LIVES)
  const [isFocused, setFocused] = useState(true)
  const [next, setNext] = useState(0)
  const [notices, setNotices] = useState<ReadonlySet<Notice>>(new Set())
  const aids = useRef<TypingAidsHandle>(null)
  const watcher = useRef<WatcherHandle>(null)
  usePractising(stage, isFocused ? 'on' : 'paused', '.dazi-tabs')
  const { button, leave } = useLeaving()
  const onLeave = useEffectEvent(leave)
  const over = useRef(onOver)

  useEffect(() => {
    const field = area.current!
    const letters = [...stage.current!.querySelectorAll<HTMLElement>('[data-letter]')]
    const run = createRun(exercise)
    const nextItem = () => items.findIndex(({ end }) => end > run.caret)
    const rain = createRain({ letters: letters.length, fall: Math.max(5000, every * 3), every })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const told = new Set<Notice>()
    let frame = 0
    let last: number | undefined
    let held = 0
    let heard = 0

    const finish = () => {
      cancelAnimationFrame(frame)
      listening.stop()
      over.current(run)
    }
    const rabbit = stage.current!.querySelector<HTMLElement>('.rain-tutu')!
    let under: HTMLElement | undefined
    /** Tutu runs to where the next carrot will come down. */
    const runUnder = (letter: HTMLElement | undefined) => {
      if (!letter || letter.hidden || letter === under) return
      under = letter
      const way = letter.offsetLeft + letter.offsetWidth / 2 - stage.current!.clientWidth / 2
      rabbit.style.transform = `translateX(${Math.round(way)}px)`
    }
    const draw = () => {
      const way = stage.current!.clientHeight - LETTER
      const at = run.isDone ? items.length : nextItem()
      letters.forEach((letter, index) => {
        const height = index < at ? undefined : rain.heights.get(index)
        letter.hidden = height === undefined
        if (height !== undefined) letter.style.transform = `translateY(${height * way}px)`
        letter.classList.toggle('is-next', index === at)
        letter.style.setProperty('--typed', String(index === at ? run.caret - items[at]!.start : 0))
      })
      runUnder(letters[at])
    }
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick)
      // Nobody can catch letters before the notice is read and the right key pressed.
      const isPlaying = document.activeElement === field && !told.has('ime') && !told.has('caps')
      held += isPlaying && last !== undefined ? Math.min(100, now - last) : 0
      last = now
      if (!isPlaying || (isCalm && held < STEP_MS && rain.heights.size > 0)) return
      if (rain.step(held, run.isDone ? items.length : nextItem())) setLives(rain.lives)
      held = 0
      draw()
      if (rain.lives === 0) finish()
    }
    const listening = listen(field, run, {
      now: () => performance.now(),
      onChange() {
        draw()
        if (run.presses.length > heard) {
          const isRight = run.presses.at(-1)!.right
          stage.current?.classList.toggle('is-slip', !isRight)
          aids.current?.answered(isRight)
          watcher.current?.answered(isRight)
        }
        heard = run.presses.length
        setNext(run.isDone ? items.length : nextItem())
        aids.current?.next(exercise.units[run.caret])
        if (run.isDone) finish()
      },
      onKey(code, isDown) {
        if (!isDown) stage.current?.classList.remove('is-slip')
        aids.current?.press(code, isDown)
      },
      onNotice(notice, isOn) {
        if (told.has(notice) === isOn) return
        if (isOn) told.add(notice)
        else told.delete(notice)
        setNotices(new Set(told))
      },
      onComposing: (part) => {
        composing.current!.textContent = part
      },
      onLeave: () => onLeave(field),
    })
    field.focus({ preventScroll: true })
    aids.current?.next(exercise.units[0])
    frame = requestAnimationFrame(tick)
    return () => {
      cancelAnimationFrame(frame)
      listening.stop()
    }
  }, [exercise, items, every])

  return (
    <div className="drill">
      <p className="rain-lives" role="status">
        <span className="sr-only">{t('lives', { count: lives })}</span>
        {Array.from({ length: LIVES }, (_, at) => (
          <Heart key={at} aria-hidden className={at < lives ? 'life-left' : 'life-lost'} />
        ))}
      </p>
      <div
        ref={stage}
        className={`rain-stage script-${exercise.script}`}
        onPointerDown={(event) => {
          event.preventDefault()
          area.current?.focus({ preventScroll: true })
        }}
      >
        {items.map(({ shown, below }, index) => (
          <span
            key={index}
            data-letter
            hidden
            aria-hidden="true"
            className={`rain-letter ${below === undefined ? '' : 'is-word'}`}
            style={{ left: `${6 + ((index * 37) % (below === undefined ? 83 : 70))}%` }}
          >
            {shown}
            {below !== undefined && <small>{below}</small>}
          </span>
        ))}
        <p ref={composing} className="rain-composing" />
        <Watcher ref={watcher} calm="waving" className="rain-tutu" />
        <textarea
          ref={area}
          className="typing-area"
          aria-label={t('typeLetter', { letter: items[next]?.shown ?? '' })}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          rows={1}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {!isFocused && (
          <Resume ref={button} label={t('clickToPlay')} onResume={() => area.current?.focus({ preventScroll: true })} />
        )}
      </div>
      <div className="drill-foot">
        <DrillNotices notices={notices} script={exercise.script} />
      </div>
      <TypingAids ref={aids} isWatched={false} />
      <p className="sr-only" aria-live="assertive">
        {items[next]?.shown}
      </p>
    </div>
  )
}
