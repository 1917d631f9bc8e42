import type { Awards as AwardsOfRace, Lane } from '@tutu/contract/api/race'
import { Footprints, Medal, Sparkles } from 'lucide-react'
import { useRaceText } from './use-race-text.ts'

type AwardsProps = { awards: AwardsOfRace; lanes: readonly Lane[]; own?: number }

/** Who is seen for what; an award nobody has is not spoken of. */
export function Awards({ awards: { first, careful, step }, lanes, own }: AwardsProps) {
  const t = useRaceText()
  const namesOf = (numbers: readonly (number | null)[]) =>
    lanes
      .filter(({ lane }) => numbers.includes(lane))
      .map(({ lane, name }) => (lane === own ? t('you') : name))
      .join(t('between'))
  const awards = [
    { key: 'first', Icon: Medal, names: namesOf([first]) },
    { key: 'careful', Icon: Sparkles, names: namesOf(careful) },
    { key: 'step', Icon: Footprints, names: namesOf([step]) },
  ] as const
  return (
    <ul className="race-awards">
      {awards
        .filter(({ names }) => names !== '')
        .map(({ key, Icon, names }) => (
          <li key={key}>
            <Icon aria-hidden />
            {t(key, { names })}
          </li>
        ))}
    </ul>
  )
}
