import type { TaughtMeeting } from '@tutu/contract/api/timetable'
import { useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { useSite } from '../../../lib/use-site.ts'
import { momentOf } from '../../../ui/timetable/times.ts'
import { Question } from '../question.tsx'
import { useMeetingText } from './use-text.ts'

type Props = { id: number; meeting: TaughtMeeting; onDone: () => void; onClose: () => void }

/** A cancelled meeting takes place after all, and those cancelled after it where that is wanted. */
export function RestoreQuestion({ id, meeting, onDone, onClose }: Props) {
  const t = useMeetingText()
  const { language } = useSite()
  const [following, setFollowing] = useState(false)
  const restore = async (): Promise<void> => {
    const body = { id, meeting: meeting.id, following }
    await memberApi.call('POST /api/timetable/restore', { body }, { showSuccess: true })
    onDone()
  }
  return (
    <Question
      title={t('restoreTitle', { at: momentOf(meeting.starttime, language) })}
      text={t('restoreText')}
      yes={t('restoreYes')}
      no={t('restoreNo')}
      isSafe
      onYes={restore}
      onClose={onClose}
    >
      {meeting.series && (
        <label className="check">
          <input type="checkbox" checked={following} onChange={({ target }) => setFollowing(target.checked)} />
          <span>{t('restoreFollowing')}</span>
        </label>
      )}
    </Question>
  )
}
