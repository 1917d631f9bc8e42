import { StarFilled } from '@ant-design/icons'
import { useText } from '../kit/text.ts'

/** A rating as stars, the rest of them pale. */
export function StarsCell({ value, of }: { value: number; of: number }) {
  const text = useText()
  return (
    <span
      className="cell-stars"
      role="img"
      aria-label={text('starsOf', { value, of })}
      title={text('starsOf', { value, of })}
    >
      {Array.from({ length: of }, (_, at) => (
        <StarFilled key={at} aria-hidden className={at < Math.round(value) ? 'is-given' : undefined} />
      ))}
    </span>
  )
}
