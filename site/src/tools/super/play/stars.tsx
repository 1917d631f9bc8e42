import { Star } from 'lucide-react'

/** Stars that were got, out of three. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span className="super-stars" role="img" aria-label={label}>
      {[1, 2, 3].map((one) => (
        <Star key={one} aria-hidden data-on={one <= stars ? '' : undefined} />
      ))}
    </span>
  )
}
