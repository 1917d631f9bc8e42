import type { Pupil } from '@tutu/contract/api/classroom'
import { ago } from '@tutu/contract/core/ago'
import { Download, RefreshCw } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { useSite } from '../../lib/use-site.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import type { PartProps } from './class-screen.tsx'
import { type Course, gridAsCsv, lessonNames, type Order, ORDERS, ordered, stateKey, stuckAt } from './grid-figures.ts'
import { PupilDialog } from './pupil-dialog.tsx'
import { type ClassText, useClassText } from './use-text.ts'

/** Who is how far: a line for each pupil, a field for each lesson, as small as the class is large. */
export function ProgressGrid({ room, onChanged, goTo }: PartProps) {
  const t = useClassText()
  const { language } = useSite()
  const [chosen, setChosen] = useState('')
  const [order, setOrder] = useState<Order>('byList')
  const [opened, setOpened] = useState<number>()
  const used = room.courses.filter((course) => course.used)
  const courses = useMemo(
    () => room.courses.filter(({ id, used: isUsed }) => (chosen === '' ? isUsed : id === Number(chosen))),
    [room.courses, chosen],
  )
  const pupils = useMemo(() => ordered(room.pupils, courses, order), [room.pupils, courses, order])
  const pupil = room.pupils.find(({ user }) => user === opened)

  if (room.pupils.length === 0)
    return (
      <div className="empty-state mt-6">
        <RestingTutu pose="asleep" />
        <p>
          <b className="block">{t('noPupils')}</b>
          {t('noPupilsText')}
        </p>
        <button type="button" className="btn btn-primary" onClick={() => goTo('roster')}>
          {t('toRoster')}
        </button>
      </div>
    )

  const stuck = room.pupils.filter((one) => stuckAt(one, used).length > 0)
  const save = (): void =>
    saveFile({ name: `${room.name}.csv`, text: gridAsCsv(pupils, courses, room.tasks.length, t) }, 'csv')
  return (
    <>
      <div className="grid-tools">
        <label>
          <span className="sr-only">{t('course')}</span>
          <select className="select" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('allCourses')}</option>
            {room.courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="sr-only">{t('order')}</span>
          <select className="select" value={order} onChange={({ target }) => setOrder(target.value as Order)}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="btn" onClick={onChanged}>
          <RefreshCw aria-hidden />
          {t('again')}
        </button>
        <button type="button" className="btn" onClick={save}>
          <Download aria-hidden />
          {t('csv')}
        </button>
      </div>
      {used.length > 0 && (
        <p className="grid-legend">
          {(['done', 'begun', 'stuck', undefined] as const).map((state) => (
            <span key={state ?? 'none'}>
              <i className="grid-mark" data-state={state} aria-hidden />
              {t(stateKey(state))}
            </span>
          ))}
        </p>
      )}
      <Grid
        now={room.now}
        pupils={pupils}
        courses={courses}
        tasks={room.tasks.length}
        language={language}
        t={t}
        onOpen={setOpened}
      />
      {used.length === 0 ? (
        <div className="panel grid-note">
          <p>
            <b className="block">{t('noLessons')}</b>
            {t('noLessonsText')}
          </p>
          <button type="button" className="btn" onClick={() => goTo('tasks')}>
            {t('toTasks')}
          </button>
        </div>
      ) : (
        <section className="panel">
          <h2>{t('needsYou')}</h2>
          {stuck.length === 0 ? (
            <p className="mt-2">{t('nobodyStuck')}</p>
          ) : (
            <ul className="stuck-list">
              {stuck.map((one) => (
                <li key={one.user}>
                  <button type="button" className="text-button" onClick={() => setOpened(one.user)}>
                    {one.name}
                  </button>
                  <span>{lessonNames(stuckAt(one, used), t)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {pupil && (
        <PupilDialog
          room={room}
          pupil={pupil}
          courses={used}
          onChanged={onChanged}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** The larger the class, the smaller its fields. */
function densityOf(pupils: number, lessons: number): 'full' | 'dense' | undefined {
  if (pupils > 30) return 'full'
  return pupils > 24 || lessons > 30 ? 'dense' : undefined
}

type GridProps = {
  /** ms */
  now: number
  pupils: readonly Pupil[]
  courses: readonly Course[]
  tasks: number
  language: Parameters<typeof ago>[2]
  t: ClassText
  onOpen: (user: number) => void
}

/** 40 pupils and 60 lessons are 2,400 fields: drawn anew only when what they show has changed. */
const Grid = memo(GridTable, (before, after) =>
  (['pupils', 'courses', 'tasks', 'language'] as const).every((name) => before[name] === after[name]),
)

function GridTable({ now, pupils, courses, tasks, language, t, onOpen }: GridProps) {
  const lessons = courses.flatMap((course) =>
    course.lessons.map((lesson, at) => ({ ...lesson, isFirst: at === 0, name: t('lesson', lesson) })),
  )
  const hasMeetings = pupils.some(({ meetings }) => meetings > 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the keyboard it is scrolled
    <div className="grid-scroll" role="region" aria-label={t('gridLabel')} tabIndex={0}>
      <table className="class-grid" data-density={densityOf(pupils.length, lessons.length)}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="grid-name">
              {t('who')}
            </th>
            <th scope="col" rowSpan={2}>
              {t('last')}
            </th>
            <th scope="col" rowSpan={2} className="grid-number">
              {t('stars')}
            </th>
            {tasks > 0 && (
              <th scope="col" rowSpan={2} className="grid-number">
                {t('tasksDone')}
              </th>
            )}
            {hasMeetings && (
              <th scope="col" rowSpan={2} className="grid-number">
                {t('came')}
              </th>
            )}
            {courses.map((course) => (
              <th key={course.id} scope="colgroup" colSpan={course.lessons.length} className="grid-course">
                <span>{course.title}</span>
              </th>
            ))}
          </tr>
          <tr>
            {lessons.map(({ id, number, name, isFirst }) => (
              <th key={id} scope="col" title={name} className="grid-lesson" data-first={isFirst ? '' : undefined}>
                <span aria-hidden>{number}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ user, name, lasttime, stars, tasks: done, came, meetings, lessons: states }) => (
            <tr key={user}>
              <th scope="row" className="grid-name">
                <button type="button" onClick={() => onOpen(user)}>
                  {name}
                </button>
              </th>
              <td className="grid-last">{lasttime === null ? t('never') : ago(lasttime * 1000, now, language)}</td>
              <td className="grid-number">{stars}</td>
              {tasks > 0 && (
                <td className="grid-number">
                  {done.length}/{tasks}
                </td>
              )}
              {hasMeetings && <td className="grid-number">{meetings > 0 && `${came}/${meetings}`}</td>}
              {lessons.map(({ id, name: lesson, isFirst }) => (
                <td key={id} className="grid-field" title={lesson} data-first={isFirst ? '' : undefined}>
                  <i className="grid-mark" data-state={states[id]}>
                    {t(stateKey(states[id]))}
                  </i>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
