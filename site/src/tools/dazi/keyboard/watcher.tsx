import { type Ref, useImperativeHandle, useRef } from 'react'
import { Tutu, type TutuPose } from '../../../ui/tutu.tsx'
import { createBehind } from './behind.ts'
import { createMood, type Mood } from './mood.ts'

const MOODS: readonly Mood[] = ['calm', 'glad', 'patient']

export type WatcherHandle = { answered: (isRight: boolean) => void }

type WatcherProps = { ref: Ref<WatcherHandle>; calm: TutuPose; className: string }

/** Tutu who watches: glad of a run without slips, patient at one, in between at what `calm` says. */
export function Watcher({ ref, calm, className }: WatcherProps) {
  const poses: Readonly<Record<Mood, TutuPose>> = { calm, glad: 'cheering', patient: 'thinking' }
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => {
    const moodAfter = createMood()
    const behind = createBehind()
    return {
      answered(isRight) {
        const { dataset } = place.current!
        const mood = moodAfter(isRight)
        behind.key()
        if (dataset['mood'] !== mood || behind.isWaiting()) behind.run(() => (dataset['mood'] = mood))
      },
    }
  }, [])
  return (
    <div ref={place} className={`watcher ${className}`} data-mood="calm" aria-hidden="true">
      {MOODS.map((mood) => (
        <Tutu key={mood} pose={poses[mood]} className={`watcher-${mood}`} />
      ))}
    </div>
  )
}
