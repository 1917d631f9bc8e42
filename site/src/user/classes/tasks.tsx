import type { Task } from '@tutu/contract/api/classroom'
import { TASK_KINDS } from '@tutu/contract/core/classroom'
import { pickLanguage } from '@tutu/contract/core/languages'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { languageTag } from '../../lib/language-tag.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import type { PartProps } from './class-screen.tsx'
import { DueDialog } from './due-dialog.tsx'
import { Question } from './question.tsx'
import { TaskForm } from './task-form.tsx'
import { useClassText } from './use-text.ts'

/** What the class is asked to do, and who has done it. */
export function Tasks({ room, onChanged }: PartProps) {
  const t = useClassText()
  const [asked, setAsked] = useState<Task>()
  const [moved, setMoved] = useState<Task>()
  const takeBack = async (task: number): Promise<void> => {
    const body = { id: room.id, task }
    await memberApi.call('POST /api/classroom/removeTask', { body }, { showSuccess: true })
    onChanged()
  }
  return (
    <>
      <TaskForm room={room} onChanged={onChanged} />
      {room.tasks.length === 0 ? (
        <div className="empty-state mt-6">
          <RestingTutu pose="asleep" />
          <p>{t('noTasks')}</p>
        </div>
      ) : (
        <section className="panel">
          <h2>{t('taskList')}</h2>
          <ul className="row-list">
            {room.tasks.map((task) => (
              <TaskEntry
                key={task.id}
                task={task}
                room={room}
                onMove={() => setMoved(task)}
                onTakeBack={() => setAsked(task)}
              />
            ))}
          </ul>
        </section>
      )}
      {moved && <DueDialog room={room.id} task={moved} onChanged={onChanged} onClose={() => setMoved(undefined)} />}
      {asked && (
        <Question
          title={t('takeBackTitle', asked)}
          text={t('takeBackText')}
          yes={t('takeBack')}
          onYes={() => takeBack(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type EntryProps = { task: Task; room: PartProps['room']; onMove: () => void; onTakeBack: () => void }

function TaskEntry({ task: { id, kind, title, duetime }, room, onMove, onTakeBack }: EntryProps) {
  const t = useClassText()
  const { language } = useSite()
  const day = new Intl.DateTimeFormat(languageTag(language), { month: 'long', day: 'numeric' })
  const [isBusy, busily] = useBusy()
  const remind = () =>
    busily(async () => {
      const body = { id: room.id, task: id }
      await memberApi.call('POST /api/classroom/remindOfTask', { body }, { showSuccess: true })
    })
  const open = room.pupils.filter(({ tasks }) => !tasks.includes(id))
  const count = room.pupils.length
  return (
    <li className="task-entry">
      <div className="min-w-0">
        <p>
          <b className="wrap-anywhere">{title}</b>{' '}
          <span className="chip accent-sky">{pickLanguage(TASK_KINDS[kind].label, language)}</span>{' '}
          {duetime !== null && (
            <span className="whitespace-nowrap text-muted">{t('until', { day: day.format(duetime * 1000) })}</span>
          )}
        </p>
        {count > 0 && (
          <>
            <progress className="task-progress" max={count} value={count - open.length} aria-label={title} />
            <p>{t('taskDone', { done: count - open.length, count })}</p>
            {open.length > 0 && (
              <details>
                <summary className="text-button">{t('notDone')}</summary>
                <p className="text-sm text-muted">{open.map(({ name }) => name).join(t('between'))}</p>
                <button
                  type="button"
                  className="text-button"
                  aria-label={`${t('remind', { count: open.length })} ${title}`}
                  aria-disabled={isBusy}
                  onClick={() => void remind()}
                >
                  <Bell aria-hidden />
                  {t('remind', { count: open.length })}
                </button>
              </details>
            )}
          </>
        )}
      </div>
      <p className="task-ways">
        <button type="button" className="text-button" aria-label={`${t('changeDue')} ${title}`} onClick={onMove}>
          {t('changeDue')}
        </button>
        <button type="button" className="text-button" aria-label={`${t('takeBack')} ${title}`} onClick={onTakeBack}>
          {t('takeBack')}
        </button>
      </p>
    </li>
  )
}
