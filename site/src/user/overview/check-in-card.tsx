import type { CheckIns } from '@tutu/contract/api/account'
import { CalendarCheck, Check } from 'lucide-react'
import { memberApi } from '../../lib/member/api.ts'
import { setMemberInfo, useMemberInfo } from '../../lib/member/boot.ts'
import { useSite } from '../../lib/use-site.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { dayName } from './day-name.ts'
import { useOverviewText } from './use-text.ts'

type Props = {
  /** undefined: not known yet. */
  checkIns: CheckIns | undefined
  onDone: (checkIns: CheckIns) => void
  timeZone: () => string
  again: () => void
}

/** Coming by every day: the week as seven stones, and the button for today's. */
export function CheckInCard({ checkIns, onDone, timeZone, again }: Props) {
  const t = useOverviewText()
  const { language } = useSite()
  const member = useMemberInfo()
  const [isBusy, busily] = useBusy()

  const checkIn = () =>
    busily(async () => {
      const body = { time_zone: timeZone() }
      const { data } = await memberApi.call('POST /api/account/dailyCheckIn', { body }, { showSuccess: true })
      onDone(data.checkIns)
      setMemberInfo({ ...member, score: data.score })
      // The chart of points has another last day.
      again()
    })

  return (
    <section className="panel figure check-in" aria-busy={!checkIns}>
      <h2>
        <CalendarCheck aria-hidden />
        {t('checkIn')}
      </h2>
      {checkIns ? (
        <>
          <p className="check-in-streak">
            {checkIns.streak > 0 ? t('streak', { days: checkIns.streak }) : t('noStreak')}
          </p>
          <ol className="check-in-days">
            {checkIns.days.map(({ day, done }) => (
              <li key={day} data-done={done ? '' : undefined}>
                <span aria-hidden>{done ? <Check /> : dayName(day, language, 'narrow')}</span>
                <span className="sr-only">
                  {t(done ? 'dayDone' : 'dayOpen', { day: dayName(day, language, 'long') })}
                </span>
              </li>
            ))}
          </ol>
          {checkIns.done ? (
            <p>{t('checkedIn')}</p>
          ) : (
            <button
              type="button"
              className="btn btn-primary justify-self-start"
              aria-disabled={isBusy}
              onClick={() => void checkIn()}
            >
              {isBusy ? t('checkingIn') : t('checkInNow', { points: checkIns.points })}
            </button>
          )}
          <p className="field-hint">{t('forgiven')}</p>
        </>
      ) : (
        <span className="skeleton check-in-skeleton" aria-hidden />
      )}
    </section>
  )
}
