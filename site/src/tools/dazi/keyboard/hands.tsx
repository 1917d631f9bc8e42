import { FINGER_PLACES, fingerTransform, handTransform, PALMS, type Side } from './hand-points.ts'

/** Digits as lines: drawn anew with a hand that moves, letters of a font would cost the key its frame. */
const DIGITS: Readonly<Record<string, string>> = {
  '2': 'M-3.5-3C-3.5-7 4-7 4-2.5C4 0-3.5 5-3.5 6H4',
  '3': 'M-3-6H3.5L0-1.5C5-1.5 4.5 6-1 6C-2.5 6-3.5 5.5-4 4.5',
  '4': 'M2 6V-6L-4 2.5H4.5',
  '5': 'M4-6H-2.5L-3-1C4-3 5 6-.5 6C-2 6-3 5.5-4 4.5',
}

/** Two hands of a picture book: fingers rest on the home row, in their colours and numbered where they grow from the hand. */
export function Hands() {
  return (
    <>
      {FINGER_PLACES.map((place) => (
        <g
          key={place.id}
          data-finger={place.id}
          className={`finger finger-${place.finger}`}
          style={{ transform: fingerTransform(place, place.rest) }}
        >
          {place.finger === 'T' ? (
            <path d="M-14 0C-14-19 14-19 14 0L17 150H-17Z" />
          ) : (
            <path d="M-13 0C-13-18 13-18 13 0L15 230H-15Z" />
          )}
          <path className="finger-nail" d="M-6.500-1C-6.500-12 6.500-12 6.500-1C6.500 3-6.500 3-6.500-1Z" />
        </g>
      ))}
      {(['left', 'right'] as const).map((side) => (
        <Palm key={side} side={side} />
      ))}
    </>
  )
}

/** The back of a hand with its sleeve, over the roots of its fingers. */
function Palm({ side }: { side: Side }) {
  const { x } = PALMS[side]
  const mirrored = side === 'right' ? `translate(${x} 0) scale(-1 1)` : `translate(${x} 0)`
  return (
    <g data-hand={side} className="hand" style={{ transform: handTransform({ x: 0, y: 0 }) }}>
      <g transform={mirrored}>
        <path d="M-72 350C-80 316-84 282-70 266C-50 250 34 248 52 262C66 274 76 288 72 306C70 318 62 330 62 350Z" />
        <path className="hand-sleeve" d="M-78 306C-40 296 26 296 70 306L76 352H-84Z" />
      </g>
      {FINGER_PLACES.filter((place) => place.side === side && place.finger !== 'T').map(({ id, finger, root }) => (
        <path
          key={id}
          className={`finger-number finger-${finger}`}
          transform={`translate(${root.x} ${root.y + 14})`}
          d={DIGITS[finger.slice(1)]}
        />
      ))}
    </g>
  )
}
