import type { Pupil } from '@tutu/contract/api/classroom'
import { PRAISE_NAMES, PRAISES, type Praise } from '@tutu/contract/core/classroom'
import { pickLanguage } from '@tutu/contract/core/languages'
import { Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { momentText } from '../../lib/moment-text.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import type { PartProps } from './class-screen.tsx'
import { type Course, lessonNames, stuckAt } from './grid-figures.ts'
import { useClassText } from './use-text.ts'

type Props = Pick<PartProps, 'room' | 'onChanged'> & {
  pupil: Pupil
  courses: readonly Course[]
  onClose: () => void
}

/** One pupil: how far, where stuck, and something kind to say. */
export function PupilDialog({ room, pupil, courses, onChanged, onClose }: Props) {
  const t = useClassText()
  const { language } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, busily] = useBusy()
  useEffect(() => dialog.current?.showModal(), [])
  const { user, name, tasks, ...facts } = pupil
  const { data: programs } = useLoaded(`pupil code ${room.id} ${user}`, async () => {
    const answer = await memberApi.call('GET /api/classroom/pupilCode', { query: { id: room.id, user } })
    return answer.data.programs
  })
  const stuck = stuckAt(pupil, courses)
  const praise = (phrase: Praise) =>
    busily(async () => {
      const body = { id: room.id, user, phrase }
      await memberApi.call('POST /api/classroom/praise', { body }, { showSuccess: true })
      dialog.current?.close()
      onChanged()
    })
  return (
    <dialog ref={dialog} className="class-dialog" aria-label={t('pupil', { name })} onClose={onClose}>
      <h2>{name}</h2>
      <p>{t('pupilFacts', facts)}</p>
      {room.tasks.length > 0 && <p>{t('pupilTasks', { done: tasks.length, count: room.tasks.length })}</p>}
      {stuck.length > 0 && <p className="pupil-stuck">{t('pupilStuck', { lessons: lessonNames(stuck, t) })}</p>}
      {programs && (
        <>
          <h3>{t('pupilCode')}</h3>
          {programs.length === 0 && <p>{t('pupilNoCode')}</p>}
          {programs.map(({ lesson, code, updatetime }) => (
            <details key={`${lesson}${updatetime}${code.length}`} className="pupil-code">
              <summary>
                {lesson} · {momentText(updatetime, language)}
              </summary>
              <pre>
                <code>{code}</code>
              </pre>
            </details>
          ))}
        </>
      )}
      <h3>{t('praise')}</h3>
      <ul className="praise-choice">
        {PRAISE_NAMES.map((phrase) => (
          <li key={phrase}>
            <button type="button" aria-disabled={isBusy} onClick={() => void praise(phrase)}>
              <Star aria-hidden />
              {pickLanguage(PRAISES[phrase], language)}
            </button>
          </li>
        ))}
      </ul>
      <p className="class-buttons">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </p>
    </dialog>
  )
}
