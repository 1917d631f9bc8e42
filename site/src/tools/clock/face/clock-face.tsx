import { memo } from 'react'
import type { Numerals } from '../logic/address.ts'
import { degreesOf, type Hands } from '../logic/hands.ts'

export type FaceProps = {
  /** null: the dial alone, as the server draws it. */
  hands: Hands | null
  /** 0–59; left out: no third hand. */
  second?: number
  numerals?: Numerals
  /** 0 to 55 around the dial, in the colour of the minute hand. */
  minuteNumbers?: boolean
}

const ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/** The dial and its hands on a board of 240 × 240 around the centre. The hour hand has the colour of the hour numbers. */
export function Face({ hands, second, numerals = 'arabic', minuteNumbers = false }: FaceProps) {
  const angles = hands && degreesOf(hands)
  return (
    <>
      <Dial numerals={numerals} minuteNumbers={minuteNumbers} />
      {angles && (
        <>
          <line y1="12" y2="-46" transform={`rotate(${angles.hour})`} className="face-hand face-hand-hour" />
          <line y1="14" y2="-76" transform={`rotate(${angles.minute})`} className="face-hand face-hand-minute" />
          {second !== undefined && (
            <line
              y1="18"
              y2="-80"
              // Back at the top the angle starts again: sweeping there would run once around backwards.
              style={{ transform: `rotate(${second * 6}deg)`, transitionDuration: second === 0 ? '0s' : undefined }}
              className="face-hand face-hand-second"
            />
          )}
        </>
      )}
      <circle r="6" className="face-cap" />
    </>
  )
}

/** What does not move, drawn once and not with every second. */
const Dial = memo(function Dial({ numerals, minuteNumbers }: Required<Pick<FaceProps, 'numerals' | 'minuteNumbers'>>) {
  return (
    <>
      {minuteNumbers && <circle r="118" className="face-plate" />}
      <circle r="94" className="face-dial" />
      <path d={MINUTE_MARKS} className="face-mark" />
      <path d={HOUR_MARKS} className="face-mark face-mark-hour" />
      {numerals !== 'none' &&
        Array.from({ length: 12 }, (_, hour) => (
          <text key={hour} {...placeOf(hour, 69)} className={`face-hour face-${numerals}`}>
            {numerals === 'roman' ? ROMAN[hour] : hour || 12}
          </text>
        ))}
      {minuteNumbers &&
        Array.from({ length: 12 }, (_, hour) => (
          <text key={hour} {...placeOf(hour, 107)} className="face-minute">
            {hour * 5}
          </text>
        ))}
    </>
  )
})

const ALL_MINUTES = Array.from({ length: 60 }, (_, minute) => minute)
// A line each would be sixty elements for every page to start with.
const MINUTE_MARKS = marks(
  ALL_MINUTES.filter((minute) => minute % 5 !== 0),
  86,
)
const HOUR_MARKS = marks(
  ALL_MINUTES.filter((minute) => minute % 5 === 0),
  82,
)

function marks(minutes: readonly number[], inner: number): string {
  const point = (minute: number, radius: number) => Object.values(placeOf(minute / 5, radius)).join(' ')
  return minutes.map((minute) => `M${point(minute, 90)}L${point(minute, inner)}`).join('')
}

function placeOf(hour: number, radius: number) {
  const angle = (hour * Math.PI) / 6
  // Rounded, as server and browser may differ in the last digit.
  return { x: (Math.sin(angle) * radius).toFixed(1), y: (-Math.cos(angle) * radius).toFixed(1) }
}

type ClockFaceProps = FaceProps & { label?: string; className?: string }

/** A clock to look at. Without a label it is a picture beside text that says the same. */
export function ClockFace({ label, className = '', ...face }: ClockFaceProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox={face.minuteNumbers ? '-120 -120 240 240' : '-100 -100 200 200'}
      className={`face ${className}`}
      {...named}
    >
      <Face {...face} />
    </svg>
  )
}
