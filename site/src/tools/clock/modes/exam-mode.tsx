import { useSite } from '../../../lib/use-site.ts'
import { SoundSettings } from '../countdown/sound-settings.tsx'
import { ExamForm } from '../exam/exam-form.tsx'
import { useExam } from '../exam/use-exam.ts'
import { useNow } from '../keep/use-now.ts'
import { endsNextDay, examAt, sinceMidnight } from '../logic/exam.ts'
import { formatLeft } from '../logic/duration.ts'
import { digits24 } from '../logic/time-of-day.ts'
import { useClockText } from '../shared/use-text.ts'
import { useModeText } from './use-text.ts'

/** What hangs in front of a class that writes: subject, from when to when, what is left. Nothing needs to be started. */
export function ExamMode() {
  const { language } = useSite()
  const t = useModeText()
  const modeName = useClockText()
  const [exam, changeExam] = useExam()
  const now = useNow()
  const moment = now === undefined ? undefined : examAt(exam, sinceMidnight(now))
  const phase = moment?.phase ?? 'before'
  const words = { before: t('examBefore'), writing: t('examLeft'), last: t('examLast'), over: t('examOver') }
  // Whose time it is only the browser knows: what depends on it has its room from the start, so that nothing moves.
  const unknown = moment ? undefined : ''

  return (
    <div className="clock-exam" data-phase={phase}>
      <div className="clock-exam-board">
        <p className="clock-exam-subject">{exam.subject || modeName('exam')}</p>
        <p className="clock-exam-time">
          {digits24(exam.start)} – {digits24(exam.end)}
          {endsNextDay(exam) && <small>{t('examNextDay')}</small>}
          <small data-unknown={unknown}>
            {t('examNow', { time: now === undefined ? '00:00' : localTime(now, language) })}
          </small>
        </p>
        <p className="clock-exam-left">
          <span data-unknown={unknown}>{words[phase]}</span>
          <strong role="timer" aria-label={words[phase]} data-unknown={unknown}>
            {formatLeft(moment?.left ?? 0)}
          </strong>
        </p>
      </div>
      <div className="clock-options">
        <ExamForm exam={exam} onChange={changeExam} />
        <SoundSettings />
      </div>
    </div>
  )
}

function localTime(now: number, language: string): string {
  return new Date(now).toLocaleTimeString(language, { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
}
