import { badgesOf } from '@tutu/learning/progress/badges'
import type { Progress } from '@tutu/learning/progress/progress'
import { Badges } from '../../ui/badges/badges.tsx'

/** Comes once there is one: the first screen of the centre stays small. */
export default function EarnedBadges({ progress }: { progress: Progress }) {
  return <Badges names={badgesOf(progress)} className="panel grid gap-2" heading="h2" />
}
