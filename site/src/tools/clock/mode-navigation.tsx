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
import type { MouseEvent } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { goTo, useAddress } from './keep/use-address.ts'
import { formatAddress, type Mode, MODES } from './logic/address.ts'
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

/** Plain links, so that they work before the page does and can be bookmarked; with script the page stays. */
export function ModeNavigation() {
  const { language, path } = useSite()
  const t = useClockText()
  const [{ mode: current }] = useAddress()
  const go = (event: MouseEvent, mode: Mode) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo({ mode })
  }
  return (
    <nav aria-label={t('modes')}>
      <ul className="clock-modes">
        {MODES.map((mode) => {
          const Icon = ICONS[mode]
          return (
            <li key={mode}>
              <a
                href={path + formatAddress({ mode }, language === 'zh-cn' ? null : language)}
                aria-current={mode === current ? 'page' : undefined}
                onClick={(event) => go(event, mode)}
              >
                <Icon aria-hidden />
                {t(mode)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
