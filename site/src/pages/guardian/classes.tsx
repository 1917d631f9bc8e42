import type { Child } from '@tutu/contract/api/guardian'
import { useRef, useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useGuardianText } from './use-text.ts'

type Props = { child: Child; day: (seconds: number) => string; onGone: () => void }

/** Classes that the child has joined by a teacher's code, of which the guardian takes them out. */
export function Classes({ child, day, onGone }: Props) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  const question = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<Child['classes'][number]>()
  if (child.classes.length === 0) return null
  const leave = ({ id: classroom }: Child['classes'][number]) =>
    busily(async () => {
      const body = { id: child.id, classroom }
      await guardianApi.call('POST /api/guardian/leaveClass', { body }, { showSuccess: true }).finally(() => {
        question.current?.close()
        onGone()
      })
    })
  return (
    <div className="child-part">
      <h3>{t('classes')}</h3>
      <p className="text-sm text-muted">{t('classesHint')}</p>
      <ul className="child-rows">
        {child.classes.map((room) => (
          <li key={room.id}>
            <span>{room.name}</span>
            <span className="flex flex-wrap items-center gap-x-3 text-muted">
              {[room.teacher, t('inClassAs', { name: room.as, date: day(room.jointime) })].filter(Boolean).join(' · ')}
              <button
                type="button"
                className="text-button"
                aria-label={t('leaveNamed', { name: room.name })}
                onClick={() => {
                  setAsked(room)
                  question.current?.showModal()
                }}
              >
                {t('leaveClass')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <dialog ref={question} className="sheet" aria-label={t('leaveClass')}>
        <h3>{asked && t('leaveNamed', { name: asked.name })}</h3>
        <p>{t('leaveText')}</p>
        <p className="child-buttons">
          <button
            type="button"
            className="btn child-erase"
            aria-disabled={isBusy}
            onClick={() => asked && void leave(asked)}
          >
            {t('leaveClass')}
          </button>
          <button type="button" className="btn" onClick={() => question.current?.close()}>
            {t('cancel')}
          </button>
        </p>
      </dialog>
    </div>
  )
}
