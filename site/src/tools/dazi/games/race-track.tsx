import type { Run } from '@tutu/learning/typing/run'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { TutuMark } from '../../../ui/tutu-mark.tsx'
import { type Ghost, ghostAt } from './ghost.ts'

export type RaceTrackHandle = { follow: (run: Run) => void }

type RaceTrackProps = { ref: Ref<RaceTrackHandle>; ghost: Ghost; labels: { you: string; ghost: string } }

/** Two lanes. The ghost runs by the clock from the first key on. */
export function RaceTrack({ ref, ghost, labels }: RaceTrackProps) {
  const own = useRef<HTMLSpanElement>(null)
  const other = useRef<HTMLSpanElement>(null)
  const start = useRef<number>(undefined)
  useImperativeHandle(ref, () => ({
    follow(run) {
      if (run.firstKeyAt === undefined) start.current = undefined
      else start.current ??= performance.now()
      if (own.current) own.current.style.left = `${(100 * run.caret) / run.exercise.units.length}%`
    },
  }))
  useEffect(() => {
    let frame = 0
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick)
      const done = start.current === undefined ? 0 : ghostAt(ghost, now - start.current)
      if (other.current) other.current.style.left = `${(100 * done) / ghost.length}%`
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [ghost])
  return (
    <div className="race-track" aria-hidden="true">
      <div className="race-lane">
        <span className="race-name">{labels.you}</span>
        <div className="race-way">
          <span ref={own} className="race-runner">
            <TutuMark />
          </span>
        </div>
      </div>
      <div className="race-lane is-ghost">
        <span className="race-name">{labels.ghost}</span>
        <div className="race-way">
          <span ref={other} className="race-runner">
            <TutuMark />
          </span>
        </div>
      </div>
    </div>
  )
}
