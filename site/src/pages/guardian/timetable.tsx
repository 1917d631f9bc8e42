import type { Child } from '@tutu/contract/api/guardian'
import { Download } from 'lucide-react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSite } from '../../lib/use-site.ts'
import { Feedback } from '../../ui/timetable/feedback.tsx'
import { timeZone } from '../../ui/timetable/times.ts'
import { useTimetableText } from '../../ui/timetable/use-text.ts'
import { Weeks } from '../../ui/timetable/weeks.tsx'
import { useGuardianText } from './use-text.ts'

/** When the child's classes meet, how often they came, and that they will not come. */
export default function ChildTimetable({ child: { id, active } }: { child: Child }) {
  const t = useGuardianText()
  const words = useTimetableText()
  const { language } = useSite()
  const { data, again } = useLoaded(`timetable ${id} ${language}`, async () => {
    const query = { id, time_zone: timeZone() }
    return (await guardianApi.call('GET /api/timetable/ofChild', { query }, { showError: false })).data
  })
  // Most classes have none.
  if (!data || (data.meetings.length === 0 && !data.next && data.figures.length === 0)) return null
  const download = async (): Promise<void> =>
    saveFile((await guardianApi.call('GET /api/timetable/fileOfChild', { query: { id } })).data, 'ics')
  return (
    <>
      {data.feedback.length > 0 && (
        <div className="child-part child-feedback">
          <Feedback feedback={data.feedback} level={3} />
        </div>
      )}
      <div className="child-part">
        <h3>{t('timetable')}</h3>
        <Weeks
          timetable={data}
          level={4}
          onAway={
            active
              ? async (meeting, away, reason) => {
                  const body = { id, meeting, away, reason }
                  await guardianApi.call('POST /api/timetable/leaveForChild', { body }, { showSuccess: true })
                  again()
                }
              : undefined
          }
        />
        {data.figures.map((figure) => (
          <p key={figure.classroom} className="mt-3">
            {words('figures', figure)}
          </p>
        ))}
        <button type="button" className="text-button" onClick={() => void download()}>
          <Download aria-hidden />
          {words('download')}
        </button>
      </div>
    </>
  )
}
