import { FINGER_LINES, PALMS } from './hand-points.ts'

/** Both hands, seen through, fingers resting on the home row and numbered where they grow from the palm. */
export function Hands() {
  return (
    <g className="hands">
      {PALMS.map(({ x, y }) => (
        <ellipse key={x} cx={x} cy={y} rx="84" ry="40" />
      ))}
      {FINGER_LINES.map(({ id, finger, root, rest }) => (
        <g key={id} className={`finger-${finger}`}>
          <line x1={root.x} y1={root.y - 8} x2={rest.x} y2={rest.y} />
          <circle cx={root.x} cy={root.y + 4} r="11" />
          <text x={root.x} y={root.y + 9}>
            {finger === 'T' ? '1' : finger.slice(1)}
          </text>
        </g>
      ))}
    </g>
  )
}
