import { CalendarPlus, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useInChildMode } from '../../lib/member/boot.ts'
import { notices } from '../../lib/member/notices.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { Feedback } from '../../ui/timetable/feedback.tsx'
import { timeZone } from '../../ui/timetable/times.ts'
import { useTimetableText } from '../../ui/timetable/use-text.ts'
import { Weeks } from '../../ui/timetable/weeks.tsx'
import { en } from './en.ts'
import { Taught, Untaken, useRegisterPath } from './taught.tsx'
import { zhCn } from './zh-cn.ts'

/** When one's classes meet, of those one is in and those one teaches. */
export default function TimetablePage() {
  const t = useText({ 'zh-cn': zhCn, en })
  const words = useTimetableText()
  const { language } = useSite()
  const registerPath = useRegisterPath()
  const inChildMode = useInChildMode()
  const { data, problem, again } = useLoaded(`timetable ${language}`, async () => {
    const query = { time_zone: timeZone() }
    return (await memberApi.call('GET /api/timetable/mine', { query }, { showError: false })).data
  })
  return (
    <>
      <h1>{t('title')}</h1>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {data ? (
        <>
          <Untaken untaken={data.untaken} />
          {data.meetings.length === 0 && !data.next && data.figures.length === 0 ? (
            <div className="empty-state mt-6">
              <RestingTutu pose="asleep" />
              <p>{t('empty')}</p>
            </div>
          ) : (
            <div className="mt-5">
              <Feedback feedback={data.feedback} />
              <Weeks
                timetable={data}
                onAway={
                  inChildMode
                    ? undefined
                    : async (meeting, away, reason) => {
                        await memberApi.call(
                          'POST /api/timetable/leave',
                          { body: { meeting, away, reason } },
                          { showSuccess: true },
                        )
                        again()
                      }
                }
                registerOf={({ teaches, id }) => registerPath(teaches ?? undefined, id)}
              />
              {data.figures.map((figure) => (
                <p key={figure.classroom} className="mt-4">
                  {words('figures', figure)}
                </p>
              ))}
            </div>
          )}
          <Taught taught={data.taught} />
          {!inChildMode && (data.meetings.length > 0 || data.next) && <Calendar />}
        </>
      ) : (
        problem === undefined && <span className="skeleton mt-6 h-96 w-full" aria-hidden />
      )}
    </>
  )
}

/** The timetable in one's own calendar: as a file, or by an address that it reads again and again. */
function Calendar() {
  const t = useText({ 'zh-cn': zhCn, en })
  const words = useTimetableText()
  const [url, setUrl] = useState('')
  const [isCopied, setCopied] = useState(false)
  const [isBusy, busily] = useBusy()
  const { data, again } = useLoaded('timetable address', async () => {
    return (await memberApi.call('GET /api/timetable/address', {}, { showError: false })).data
  })
  const has = typeof data?.since === 'number'
  const make = () =>
    busily(async () => {
      const answer = await memberApi.call('POST /api/timetable/newAddress', { body: {} }, { showSuccess: true })
      setUrl(answer.data.url)
      setCopied(false)
      again()
    })
  const end = () =>
    busily(async () => {
      await memberApi.call('POST /api/timetable/endAddress', { body: {} }, { showSuccess: true })
      setUrl('')
      again()
    })
  const download = () => busily(async () => saveFile((await memberApi.call('GET /api/timetable/file', {})).data, 'ics'))
  return (
    <section className="panel mt-6">
      <h2>{t('calendar')}</h2>
      <p className="mt-2">{t('calendarText')}</p>
      {url !== '' && (
        <div className="field mt-3">
          <label htmlFor="timetable-address">{t('address')}</label>
          <div className="field-input">
            <input id="timetable-address" readOnly value={url} onFocus={({ target }) => target.select()} />
          </div>
          <p className="field-hint">{t('addressOnce')}</p>
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void download()}>
          <Download aria-hidden />
          {words('download')}
        </button>
        {url !== '' && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() =>
              void copyText(url).then(
                () => setCopied(true),
                () => notices.error(t('notCopied')),
              )
            }
          >
            <Copy aria-hidden />
            {t(isCopied ? 'copied' : 'copy')}
          </button>
        )}
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void make()}>
          <CalendarPlus aria-hidden />
          {t(has ? 'renew' : 'subscribe')}
        </button>
        {has && (
          <button type="button" className="text-button" aria-disabled={isBusy} onClick={() => void end()}>
            {t('end')}
          </button>
        )}
      </p>
    </section>
  )
}
