import type { Child } from '@tutu/contract/api/guardian'
import { lazy, Suspense, useRef } from 'react'
import { linkTo } from '../../lib/links.ts'
import { useSite } from '../../lib/use-site.ts'
import { Badges } from '../../ui/badges/badges.tsx'
import { ChildData } from './child-data.tsx'
import { ChildMode } from './child-mode.tsx'
import { Classes } from './classes.tsx'
import { FamilyLinks } from './family-links.tsx'
import { Orders } from './orders.tsx'
import { PaidOrders } from './paid-orders.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useGuardianText } from './use-text.ts'
import { WeekOfTime } from './week-of-time.tsx'

const LessonHours = lazy(() => import('./lesson-hours.tsx'))
const Timetable = lazy(() => import('./timetable.tsx'))

type Props = { child: Child; onChanged: () => void; onErased: () => void }

export function ChildCard({ child, onChanged, onErased }: Props) {
  const t = useGuardianText()
  const { language, asset } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The button that was pressed goes with its row: the keyboard stays at the child. */
  const onGone = () => {
    heading.current?.focus({ preventScroll: true })
    onChanged()
  }
  const tag = language === 'en' ? 'en' : 'zh-CN'
  const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(tag, { month: 'short', day: 'numeric' })
  return (
    <section className="panel child" aria-labelledby={`child-${child.id}`}>
      <header className="child-head">
        <img src={asset(child.avatar)} alt="" width="56" height="56" />
        <div className="min-w-0">
          <h2 id={`child-${child.id}`} ref={heading} tabIndex={-1}>
            {child.nickname}
          </h2>
          <p className="text-sm text-muted">
            {child.username} · {t('joined', { date: day(child.jointime) })} · {t('score', { score: child.score })}
          </p>
        </div>
        {!child.active && <span className="chip accent-carrot">{t('closed')}</span>}
      </header>
      {child.erasetime !== null && (
        <p className="form-refusal" role="status">
          {t('erased', { date: day(child.erasetime) })}
        </p>
      )}
      {!child.isWard && child.active && <p className="mt-3 text-muted">{t('grown', { name: child.nickname })}</p>}
      <Orders child={child} onChanged={onChanged} onGone={onGone} />
      <div className="child-parts">
        <div className="child-column">
          <WeekOfTime time={child.time} />
          {child.classes.length > 0 && (
            <Suspense>
              <Timetable child={child} />
            </Suspense>
          )}
          <Rows
            title={t('courses')}
            none={t('noCourses')}
            rows={child.courses.map(({ title, done, count, stars, minutes, seentime }) => [
              title,
              t('lessons', { done, count }),
              t('stars', { stars }),
              t('minutes', { minutes }),
              day(seentime),
            ])}
          />
          <Suspense>
            <LessonHours child={child} />
          </Suspense>
          <Classes child={child} day={day} onGone={onGone} />
          {child.certificates.length > 0 && (
            <div className="child-part">
              <h3>{t('certificates')}</h3>
              <ul className="child-rows">
                {child.certificates.map(({ number, title, name, createtime }) => (
                  <li key={number}>
                    <a href={linkTo('certificate', language, { query: { number } })} className="text-link">
                      {title}
                    </a>
                    <span className="text-muted">{`${name} · ${day(createtime)}`}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Badges names={child.badges} className="child-part" heading="h3" />
          <Rows
            title={t('works')}
            none={t('noWorks')}
            rows={child.works.map((work) => [
              work.title,
              t(`state-${work.state}` as 'state-draft'),
              day(work.createtime),
            ])}
          />
          <Rows
            title={t('told')}
            none={t('noTold')}
            rows={child.told.map(({ title, content, createtime }) => [
              title,
              ...(content === '' ? [] : [content.replaceAll('\n', ' ')]),
              day(createtime),
            ])}
          />
          <PaidOrders child={child} day={day} />
          <FamilyLinks child={child} day={day} onGone={onGone} />
          <Rows
            title={t('log')}
            none={t('noLog')}
            rows={child.points.map((entry) => [
              entry.memo,
              entry.score > 0 ? `+${entry.score}` : String(entry.score),
              day(entry.createtime),
            ])}
          />
        </div>
        {child.active && (
          <div className="child-may">
            <SettingsForm key={JSON.stringify(child.settings)} child={child} onSaved={onChanged} />
            <ChildMode child={child} onChanged={onChanged} />
          </div>
        )}
      </div>
      <ChildData child={child} onChanged={onChanged} onErased={onErased} />
    </section>
  )
}

function Rows({ title, none, rows }: { title: string; none: string; rows: readonly (readonly string[])[] }) {
  return (
    <div className="child-part">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="child-rows">
          {rows.map(([what = '', ...more], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows are shown, never moved
            <li key={index}>
              <span>{what}</span>
              <span className="text-muted">{more.join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
