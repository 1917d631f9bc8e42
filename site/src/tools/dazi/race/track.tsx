import type { Lane } from '@tutu/contract/api/race'
import { laneLetters } from '@tutu/learning/typing/race'
import type { CSSProperties } from 'react'
import { TutuMark } from '../../../ui/tutu-mark.tsx'
import { useRaceText } from './use-race-text.ts'

const ACCENTS = ['sky', 'leaf', 'carrot', 'violet', 'teal', 'berry', 'honey'] as const

type TrackProps = {
  lanes: readonly Lane[]
  /** Characters of the text. */
  length: number
  /** Number of one's own lane. */
  own?: number
  /** Everybody is across the line. */
  isOver: boolean
}

/** A lane for everybody: a rabbit with a letter and a colour, and the finish. */
export function Track({ lanes, length, own, isOver }: TrackProps) {
  const t = useRaceText()
  return (
    <ol className="lanes" aria-label={t('track')} data-crowd={crowdOf(lanes.length)}>
      {lanes.map((lane) => {
        const percent = percentOf(lane, length, isOver)
        const name = lane.lane === own ? t('you') : lane.name
        return (
          <li
            key={lane.lane}
            className={`lane accent-${accentOf(lane.lane)}`}
            data-own={lane.lane === own ? '' : undefined}
            data-away={lane.here || percent === 100 ? undefined : ''}
            style={{ '--done': percent / 100 } as CSSProperties}
          >
            <span className="sr-only">
              {laneLetters(lane.lane)} {t(percent === 100 ? 'laneDone' : 'laneText', { name, percent })}
            </span>
            <span className="lane-name" aria-hidden="true">
              {name}
            </span>
            <span className="lane-way" aria-hidden="true">
              <span className="lane-runner">
                <TutuMark className="lane-rabbit" />
                <b>{laneLetters(lane.lane)}</b>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The others of a race in a strip beside what one types oneself: letters on a way, three rows at most. */
export function Strip({ lanes, length, own, isOver }: TrackProps) {
  const t = useRaceText()
  const done = lanes.filter((lane) => lane.done && lane.lane !== own).length
  return (
    <>
      <div className="race-strip" aria-hidden="true">
        {lanes.map((lane) => (
          <span
            key={lane.lane}
            className={`strip-runner accent-${accentOf(lane.lane)}`}
            data-own={lane.lane === own ? '' : undefined}
            style={
              {
                '--done': percentOf(lane, length, isOver) / 100,
                '--row': lane.lane === own ? 0 : 1 + (lane.lane % 2),
              } as CSSProperties
            }
          >
            {lane.lane === own ? <TutuMark className="size-8" /> : laneLetters(lane.lane)}
          </span>
        ))}
      </div>
      <p className="sr-only" aria-live="polite">
        {done > 0 && t('othersDone', { count: done })}
      </p>
    </>
  )
}

const accentOf = (lane: number) => ACCENTS[(lane - 1) % ACCENTS.length]!

const crowdOf = (count: number) => (count > 24 ? 'many' : count > 10 ? 'some' : undefined)

export function percentOf({ units, done }: Lane, length: number, isOver: boolean): number {
  return done || isOver ? 100 : Math.min(99, Math.floor((100 * units) / length))
}
