import type { LessonHours } from '@tutu/contract/api/lesson-hours'
import { END_TOLD, HOUR_KINDS, PACKAGE_SOURCES, PACKAGE_STATES } from '@tutu/contract/core/lesson-hours'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { languageTag } from '../../lib/language-tag.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import stylesheet from './hours.css?url'
import { zhCn } from './zh-cn.ts'

/** `level`: of its headings; on a page of its own what came and went stands open. */
type Props = { hours: LessonHours; level?: 2 | 4 }

/** What somebody has of lesson hours: the balance, packages with their ends, and what came and went. */
export function Hours({ hours, level = 2 }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  const Heading = `h${level}` as const
  const { balance, owed, low, packages, entries } = hours
  const { dayText, dateText } = datesIn(language)
  return (
    <>
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <p className="hours-now" data-owed={balance < 0 || undefined}>
        {t(balance < 0 ? 'owed' : 'left')} <b>{Math.abs(balance)}</b> {t('unit')}
      </p>
      {owed > 0 && <p className="mt-1">{t('owedHint', { owed })}</p>}
      {low && owed === 0 && <p className="mt-1">{t('low')}</p>}
      {packages.length > 0 && (
        <>
          <Heading className="mt-4 font-bold">{t('packages')}</Heading>
          <ul className="hours-packages">
            {packages.map((one) => (
              <Package key={one.id} {...one} />
            ))}
          </ul>
        </>
      )}
      <details className="mt-4" open={level === 2}>
        <summary className="font-bold">{t('history')}</summary>
        <ul className="hours-log">
          {entries.map(({ id, hours: moved, after, kind, memo, day, createtime }) => (
            <li key={id}>
              <span className="wrap-anywhere">{pickLanguage(HOUR_KINDS[kind], language)}</span>
              <b>{moved > 0 ? `+${moved}` : moved}</b>
              <small className="text-muted wrap-anywhere">
                {day === null ? `${memo} · ${dateText(createtime)}` : t('lesson', { memo, day: dayText(day) })}
              </small>
              <small className="text-muted">
                {after < 0 ? t('afterOwed', { owed: -after }) : t('after', { after })}
              </small>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Package(one: LessonHours['packages'][number]) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { memo, hours, remaining, valid_to, days, state, classroom, createtime } = one
  const { dayText, dateText } = datesIn(language)
  const source = pickLanguage(PACKAGE_SOURCES[one.source], language)
  const isUsed = state === 'open' && remaining > 0
  return (
    <li data-over={!isUsed || undefined}>
      <b className="wrap-anywhere">{memo || source}</b>
      {state !== 'open' && <span className="chip ms-2">{pickLanguage(PACKAGE_STATES[state], language)}</span>}
      <progress className="course-progress" max={Math.max(hours, remaining)} value={remaining} aria-hidden />
      <p>{t('of', { remaining, hours })}</p>
      {isUsed && (
        <p className="text-sm">
          {valid_to === null ? t('always') : t('until', { day: dayText(valid_to) })}
          {days !== null && days > 0 && days <= END_TOLD && <b>{` · ${t('endsSoon', { days })}`}</b>}
        </p>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {[classroom && t('only', { classroom }), t('bought', { day: dateText(createtime), source })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

/** A day of the calendar, and a moment (s) by the reader's clock. */
function datesIn(language: Language) {
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium' })
  return {
    dayText: (of: string): string => day.format(Date.parse(`${of}T00:00:00Z`)),
    dateText: (at: number): string => date.format(at * 1000),
  }
}
