import { Star } from 'lucide-react'

/** One to three stars; `label` says how many. */
export function Stars({ count, label, className = '' }: { count: number; label: string; className?: string }) {
  return (
    <span className={`stars ${className}`} role="img" aria-label={label}>
      {[1, 2, 3].map((star) => (
        <Star key={star} aria-hidden className={star <= count ? 'star-won' : 'star-open'} />
      ))}
    </span>
  )
}
