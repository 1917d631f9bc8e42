import type { CallAnswer } from '@tutu/contract/api/index'
import { PRAISES } from '@tutu/contract/core/classroom'
import { pickLanguage } from '@tutu/contract/core/languages'
import { ArrowRight, BookOpen, CircleCheck, Keyboard, Palette, Puzzle, Star } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { languageTag } from '../../lib/language-tag.ts'
import { linkTo, withQuery } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite, useText } from '../../lib/use-site.ts'

export type Attended = CallAnswer<'GET /api/classroom/mine'>['attends'][number]
type Task = Attended['tasks'][number]

const zhCn = {
  from: '{teacher}布置的任务',
  fromNobody: '老师布置的任务',
  nothing: '现在没有任务，想学什么就学什么。',
  allDone: '任务都做完了，真棒。',
  until: '{day}前做完',
  late: '{day}到期了，补上也可以',
  toLesson: '去学',
  toTyping: '去打字',
  toLevel: '去闯关',
  toWork: '去做作品',
  finish: '我做完了',
  undo: '还没做完',
  done: '做完了',
  doneTasks: '做完的 {count} 个',
  praises: '老师的鼓励',
  race: '班里开着打字比赛。',
  toRace: '去比赛',
} as const
const en: Record<keyof typeof zhCn, string> = {
  from: 'Set by {teacher}',
  fromNobody: 'Set by your teacher',
  nothing: 'Nothing to do at the moment. Learn what you like.',
  allDone: 'You have done it all. Well done.',
  until: 'by {day}',
  late: 'was due on {day}; you can still do it',
  toLesson: 'To the lesson',
  toTyping: 'To typing',
  toLevel: 'To the level',
  toWork: 'Make a work',
  finish: 'I have done it',
  undo: 'Not yet done',
  done: 'Done',
  doneTasks: '{count} done',
  praises: 'From your teacher',
  race: 'A typing race of the class is open.',
  toRace: 'To the race',
}

/** What a class is asked to do, what comes next, and what the teacher said, as a child in it sees it. */
export function AttendedClass({
  attended,
  onChanged,
  children,
}: {
  attended: Attended
  onChanged: () => void
  children?: ReactNode
}) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { id, name, teacher, tasks, praises, race } = attended
  const open = tasks.filter(({ done }) => !done)
  const done = tasks.filter((task) => task.done)
  const day = new Intl.DateTimeFormat(languageTag(language), { month: 'long', day: 'numeric' })
  return (
    <section className="panel attended" aria-label={name}>
      <h2>{name}</h2>
      {race !== null && (
        <p className="task-row">
          <b>{t('race')}</b>
          <a href={`${withQuery('/dazi', language)}#race/${race}`} className="btn btn-primary">
            {t('toRace')}
            <ArrowRight aria-hidden />
          </a>
        </p>
      )}
      <p className="text-muted">{teacher ? t('from', { teacher }) : t('fromNobody')}</p>
      {open.length > 0 ? (
        <ul className="row-list">
          {open.map((task, at) => (
            <TaskRow key={task.id} task={task} classroom={id} isNext={at === 0} onChanged={onChanged} />
          ))}
        </ul>
      ) : (
        <p className="mt-3">{t(tasks.length > 0 ? 'allDone' : 'nothing')}</p>
      )}
      {done.length > 0 && (
        <details className="mt-3">
          <summary className="text-button">{t('doneTasks', { count: done.length })}</summary>
          <ul className="row-list">
            {done.map((task) => (
              <TaskRow key={task.id} task={task} classroom={id} isNext={false} onChanged={onChanged} />
            ))}
          </ul>
        </details>
      )}
      {praises.length > 0 && (
        <>
          <h3 className="mt-4 font-bold">{t('praises')}</h3>
          <ul className="praise-list">
            {praises.map(({ phrase, createtime }, at) => (
              <li key={at}>
                <Star aria-hidden />
                <span>{pickLanguage(PRAISES[phrase], language)}</span>
                <time dateTime={new Date(createtime * 1000).toISOString()}>{day.format(createtime * 1000)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  )
}

const WAYS = { lesson: 'toLesson', typing: 'toTyping', super: 'toLevel', work: 'toWork' } as const

const ICONS: Readonly<Record<Task['kind'], ReactNode>> = {
  lesson: <BookOpen aria-hidden />,
  typing: <Keyboard aria-hidden />,
  super: <Puzzle aria-hidden />,
  work: <Palette aria-hidden />,
}

type RowProps = { task: Task; classroom: number; isNext: boolean; onChanged: () => void }

function TaskRow({ task, classroom, isNext, onChanged }: RowProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [isBusy, busily] = useBusy()
  const [now] = useState(Date.now)
  const { id, kind, title, duetime, lesson, exercise, done } = task
  const day = new Intl.DateTimeFormat(languageTag(language), { month: 'long', day: 'numeric' })
  const mark = (isDone: boolean) =>
    busily(async () => {
      await memberApi.call('POST /api/classroom/finishTask', { body: { id: classroom, task: id, done: isDone } })
      onChanged()
    })
  const isLate = duetime !== null && duetime * 1000 < now
  return (
    <li className="task-row">
      <p className="task-what">
        {done ? <CircleCheck aria-label={t('done')} className="text-leaf" /> : ICONS[kind]}
        <span>
          <b className="block wrap-anywhere">{title}</b>
          {duetime !== null && !done && (
            <span className={`text-sm ${isLate ? 'task-late' : 'text-muted'}`}>
              {t(isLate ? 'late' : 'until', { day: day.format(duetime * 1000) })}
            </span>
          )}
        </span>
      </p>
      <p className="task-ways">
        {!done && (
          <a href={wayTo(task, language)} className={isNext ? 'btn btn-primary' : 'btn'}>
            {t(WAYS[kind])}
            <ArrowRight aria-hidden />
          </a>
        )}
        {!lesson && exercise === null && (
          <button type="button" className="text-button" aria-disabled={isBusy} onClick={() => void mark(!done)}>
            {t(done ? 'undo' : 'finish')}
          </button>
        )}
      </p>
    </li>
  )
}

function wayTo({ kind, lesson, exercise }: Task, language: Parameters<typeof withQuery>[1]): string {
  switch (kind) {
    case 'lesson':
      return lesson ? linkTo('lesson', language, { slug: lesson.course, lesson: lesson.slug }) : linkTo('way', language)
    case 'typing':
      return withQuery('/dazi', language) + (exercise === null ? '' : `#lesson/${exercise}`)
    case 'super':
      // 'l12', as its stars are kept.
      return withQuery('/super', language) + (exercise === null ? '' : `#level/${exercise.slice(1)}`)
    case 'work':
      return memberPath('works', language)
  }
}
