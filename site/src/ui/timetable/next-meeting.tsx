import type { OwnMeeting } from '@tutu/contract/api/timetable'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import stylesheet from './timetable.css?url'
import { momentOf } from './times.ts'
import { useTimetableText } from './use-text.ts'
import { Ways } from './weeks.tsx'

/** The one that is on, or comes next. */
export function NextMeeting({ meeting }: { meeting: OwnMeeting }) {
  const t = useTimetableText()
  const { language, asset } = useSite()
  const [now] = useState(() => Date.now() / 1000)
  const { starttime, classroom, about, leave } = meeting
  return (
    <section className="panel mt-5" aria-label={t('next')}>
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <h2>{t(starttime <= now ? 'on' : 'next')}</h2>
      <p className="mt-2">
        <b>{momentOf(starttime, language)}</b> <span className="wrap-anywhere">{classroom}</span>{' '}
        {leave && <span className="chip accent-sky">{t('leaveSaid')}</span>}
      </p>
      {about && <p className="wrap-anywhere">{about}</p>}
      <Ways meeting={meeting} isOver={false} />
      <Link to={memberPath('account/timetable', language)} className="text-link">
        {t('toTimetable')}
        <ArrowRight aria-hidden />
      </Link>
    </section>
  )
}
