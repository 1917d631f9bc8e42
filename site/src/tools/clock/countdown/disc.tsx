/** The part that is left as a piece of a disc; its edge goes round like the hand of a clock and meets the top at the end. */
export function Disc({ share }: { share: number }) {
  return (
    <svg viewBox="-104 -104 208 208" className="clock-picture" aria-hidden="true">
      <circle r="100" className="disc-ground" />
      <circle
        r="46"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90) scale(1 -1)"
        className="disc-left"
      />
      {Array.from({ length: 12 }, (_, index) => (
        <line key={index} y1="-99" y2="-90" transform={`rotate(${index * 30})`} className="disc-mark" />
      ))}
      <circle r="5" className="face-cap" />
    </svg>
  )
}
