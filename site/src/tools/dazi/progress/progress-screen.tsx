import { dayOf, streakOf } from '@tutu/learning/typing/practice-days'
import { useState } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { AccountLink } from './account-link.tsx'
import { HeatMap } from './heat-map.tsx'
import { hashOf } from '../place.ts'
import { OptionSwitches } from '../drills/drill-options.tsx'
import { GOALS } from '../store/record.ts'
import { changeSettings, useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { OwnData } from './own-data.tsx'
import { PracticeCalendar } from './practice-calendar.tsx'
import { ResultTable } from './result-table.tsx'
import { Trends } from './trends.tsx'

/** What somebody has done here: the day's goal, the streak, trends, the keys, the last results, and the data itself. */
export function ProgressScreen() {
  const t = useText({ 'zh-cn': zhCn, en })
  const record = useRecord()
  const [today] = useState(() => dayOf(new Date()))
  const minutes = (record.days[today] ?? 0) / 60
  const goal = record.settings.goalMinutes
  const streak = streakOf(record.days, today)
  const points = record.results.reduce((sum, result) => sum + result.points, 0)
  const stars = Object.values(record.stars).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="progress-title" className="progress">
      <h2 id="progress-title" className="screen-title">
        {t('progressTitle')}
      </h2>
      <div className="progress-grid">
        <div className="panel">
          <h3>{t('goalTitle')}</h3>
          <p className="goal-figure">{t('goalToday', { minutes: Math.floor(minutes), goal })}</p>
          <div className="progress-track" aria-hidden="true">
            <span style={{ transform: `scaleX(${Math.min(1, minutes / goal)})` }} />
          </div>
          <label className="goal-choice">
            {t('goalChoose')}
            <select
              className="select"
              value={goal}
              onChange={(event) => changeSettings({ goalMinutes: Number(event.target.value) })}
            >
              {GOALS.map((one) => (
                <option key={one} value={one}>
                  {t('minutes', { count: one })}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="panel">
          <h3>{t('streakTitle')}</h3>
          <p className="goal-figure">{t('streakDays', { count: streak.days })}</p>
          <p className="text-muted">
            {streak.forgiven > 0 ? t('streakForgiven', { count: streak.forgiven }) : t('streakRule')}
          </p>
          <PracticeCalendar days={record.days} today={today} goalMinutes={goal} />
        </div>
        <div className="panel">
          <h3>{t('collected')}</h3>
          <p className="goal-figure">{t('collectedStars', { stars, points })}</p>
          <p className="text-muted">{t('pointsRule')}</p>
          <p>
            <a href={hashOf('certificate')} className="text-link">
              {t('certificateTitle')}
            </a>
          </p>
          <p>
            <a href={hashOf('mistakes')} className="text-link">
              {t('mistakeBook', { count: record.mistakes.length })}
            </a>
          </p>
        </div>
      </div>
      {record.results.length === 0 ? (
        <div className="empty-state">
          <Tutu pose="asleep" className="size-32" />
          <p>{t('noResults')}</p>
          <a href={hashOf('lessons')} className="btn btn-primary">
            {t('allLessons')}
          </a>
        </div>
      ) : (
        <>
          <Trends results={record.results} targetCpm={record.skill.targetCpm} />
          <section className="panel" aria-labelledby="heat">
            <h3 id="heat">{t('heatTitle')}</h3>
            <HeatMap skill={record.skill} />
          </section>
          <ResultTable results={record.results} />
        </>
      )}
      <AccountLink />
      <div className="progress-grid">
        <section className="panel" aria-labelledby="switches">
          <h3 id="switches">{t('options')}</h3>
          <OptionSwitches names={['keyboard', 'hands', 'tutu', 'sound', 'pinyin']} />
        </section>
        <OwnData />
      </div>
    </section>
  )
}
