import { useId } from 'react'

/** An hourglass: what is left is in the upper half, what has passed in the lower one. */
export function Sand({ share, isRunning }: { share: number; isRunning: boolean }) {
  const id = useId()
  const glass = 'M-56 -84H56C56 -40 10 -22 7 0C10 22 56 40 56 84H-56C-56 40 -10 22 -7 0C-10 -22 -56 -40 -56 -84Z'
  return (
    <svg viewBox="-104 -104 208 208" className="clock-picture" aria-hidden="true">
      <clipPath id={id}>
        <path d={glass} />
      </clipPath>
      <path d={glass} className="sand-glass" />
      <g clipPath={`url(#${id})`} className="sand-grains">
        <rect x="-60" y={-upperLevel(share)} width="120" height={upperLevel(share)} />
        <rect x="-60" y={84 - lowerLevel(share)} width="120" height="84" />
        {isRunning && share > 0 && <rect x="-1.5" y="-4" width="3" height="90" />}
      </g>
      <path d={glass} className="sand-outline" />
      <path d="M-66 -90H66M-66 90H66" className="sand-frame" />
    </svg>
  )
}

const HEIGHT = 80

/** The upper half grows wide from the neck, the lower one from the ground up to it: heights go with the square root. */
function upperLevel(share: number): number {
  return HEIGHT * Math.sqrt(share)
}

function lowerLevel(share: number): number {
  return HEIGHT * (1 - Math.sqrt(share))
}
