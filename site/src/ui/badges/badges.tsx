import { BADGES, type Badge as BadgeName } from '@tutu/learning/progress/badges'
import { Badge, useBadgeText } from './badge.tsx'

type BadgesProps = { names: readonly string[]; className: string; heading: 'h2' | 'h3' }

/** What somebody earned by trying again, on the start of their centre and on the page of their guardian. */
export function Badges({ names, className, heading: Heading }: BadgesProps) {
  const t = useBadgeText()
  const earned = names.filter((name): name is BadgeName => (BADGES as readonly string[]).includes(name))
  return (
    <section className={className}>
      <Heading className="font-bold">{t('badges')}</Heading>
      <p className="text-sm text-muted">{t(earned.length > 0 ? 'badgesText' : 'noBadges')}</p>
      {earned.length > 0 && (
        <ul className="badges">
          {earned.map((name) => (
            <li key={name} className="badge-row">
              <Badge name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
