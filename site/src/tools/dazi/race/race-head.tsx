import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusOn, isFocusLost } from '../../../lib/keep-focus.ts'
import { hashOf } from '../place.ts'
import { useRaceText } from './use-race-text.ts'

/** Heading of every screen of a race, with the way back to the games. */
export function RaceHead({ title, children }: { title: string; children?: ReactNode }) {
  const t = useRaceText()
  return (
    <div className="screen-head">
      <a href={hashOf('games')} className="text-link">
        <ArrowLeft aria-hidden />
        {t('back')}
      </a>
      <h2 id="race-title" className="screen-title">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Said while the network is away: nothing is lost. */
export function AwayNote({ isAway }: { isAway: boolean }) {
  const t = useRaceText()
  return (
    <p className="race-away" role="status">
      {isAway && t('reconnecting')}
    </p>
  )
}

/** With a new stage of a race the page begins at its top, and whoever lost the place goes on at the heading. */
export function useStage(stage: string): void {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    if (document.querySelector('.typing-box')) return
    document.querySelector('.dazi-tabs')?.scrollIntoView({ block: 'start' })
    if (isFocusLost()) focusOn(document.querySelector<HTMLElement>('#race-title'))
  }, [stage])
}
