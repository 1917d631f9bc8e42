import { type ReactNode, useEffect } from 'react'
import { createPart } from '../../../shell/part.ts'
import { useLoaded } from '../../../shell/part-boundary.tsx'
import type { TimeOfDay } from '../logic/time-of-day.ts'

/** Comes after the clock, which is what the page is for; where it cannot be had, there is the clock alone. */
const dayScene = createPart(() => import('./day-scene.tsx'))

/** A clock with what happens at its time drawn around it. Its place is kept while the picture comes. */
export function Pictured({ time, children }: { time: TimeOfDay | undefined; children: ReactNode }) {
  const scene = useLoaded(dayScene)
  useEffect(() => dayScene.load(), [])
  return (
    <figure className="clock-pictured">
      <div className="clock-scene">{scene && time !== undefined && <scene.DayScene time={time} />}</div>
      {children}
    </figure>
  )
}
