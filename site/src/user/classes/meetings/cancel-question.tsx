import type { TaughtMeeting } from '@tutu/contract/api/timetable'
import { useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { useSite } from '../../../lib/use-site.ts'
import { Field } from '../../../ui/form/field.tsx'
import { momentOf } from '../../../ui/timetable/times.ts'
import { Question } from '../question.tsx'
import { useMeetingText } from './use-text.ts'

type Props = { id: number; meeting: TaughtMeeting; onDone: () => void; onClose: () => void }

/** Cancels a meeting, and those planned with it after it where that is wanted. */
export function CancelQuestion({ id, meeting, onDone, onClose }: Props) {
  const t = useMeetingText()
  const { language } = useSite()
  const [reason, setReason] = useState('')
  const [following, setFollowing] = useState(false)
  const cancel = async (): Promise<void> => {
    const body = { id, meeting: meeting.id, following, reason }
    await memberApi.call('POST /api/timetable/cancel', { body }, { showSuccess: true })
    onDone()
  }
  return (
    <Question
      title={t('cancelTitle', { at: momentOf(meeting.starttime, language) })}
      text={t('cancelText')}
      yes={t('cancelYes')}
      no={t('cancelNo')}
      onYes={cancel}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')} value={reason} onChange={setReason} autoComplete="off" />
      {meeting.series && (
        <label className="check">
          <input type="checkbox" checked={following} onChange={({ target }) => setFollowing(target.checked)} />
          <span>{t('cancelFollowing')}</span>
        </label>
      )}
    </Question>
  )
}
