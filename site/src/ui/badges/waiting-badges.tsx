import { BADGES } from '@tutu/learning/progress/badges'
import { Badge } from './badge.tsx'

/** All badges, each hidden until the page's script shows it, where it was earned. */
export function WaitingBadges() {
  return (
    <div role="status">
      {BADGES.map((name) => (
        <p key={name} hidden data-badge={name} className="badge-row">
          <Badge name={name} />
        </p>
      ))}
    </div>
  )
}
