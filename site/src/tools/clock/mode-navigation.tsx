import {
  AlarmClock,
  BookOpenCheck,
  Clock,
  Globe,
  GraduationCap,
  Hand,
  Hourglass,
  type LucideIcon,
  Timer,
} from 'lucide-react'
import { useAddress } from './keep/use-address.ts'
import { type Mode, MODES } from './logic/modes.ts'
import { AddressLink } from './shared/address-link.tsx'
import { useClockText } from './shared/use-text.ts'

const ICONS: Readonly<Record<Mode, LucideIcon>> = {
  clock: Clock,
  learn: Hand,
  exercise: BookOpenCheck,
  countdown: Hourglass,
  stopwatch: Timer,
  pomodoro: AlarmClock,
  exam: GraduationCap,
  world: Globe,
}

export function ModeNavigation() {
  const t = useClockText()
  const [{ mode: current }] = useAddress()
  return (
    <nav aria-label={t('modes')}>
      <ul className="clock-modes">
        {MODES.map((mode) => {
          const Icon = ICONS[mode]
          return (
            <li key={mode}>
              <AddressLink address={{ mode }} current={mode === current}>
                <Icon aria-hidden />
                {t(mode)}
              </AddressLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
