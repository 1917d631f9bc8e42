import { useId, useState } from 'react'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { SUBJECT_MAX } from '../logic/address.ts'
import type { Exam } from '../logic/exam.ts'
import { digits24, parseTimeOfDay } from '../logic/time-of-day.ts'
import { useModeText } from '../modes/use-text.ts'
import { SubjectField } from './subject-field.tsx'

type ExamFormProps = { exam: Exam; onChange: (change: Partial<Exam>) => void }

/**
 * Subject and times. On the way from one time to another the fields may hold what can't be: that isn't taken over. What is wrong
 * stands below them all, where it moves none of them.
 */
export function ExamForm({ exam, onChange }: ExamFormProps) {
  const t = useModeText()
  const problemId = useId()
  const subjectProblemId = useId()
  const [subject, setSubject] = useState<string | null>(null)
  const longSubject = useTooLong()((subject ?? exam.subject).trim(), SUBJECT_MAX)
  // As they are being written; null: those of the exam.
  const [draft, setDraft] = useState<{ start: string; end: string } | null>(null)
  const { start, end } = draft ?? { start: digits24(exam.start), end: digits24(exam.end) }
  const [from, to] = [parseTimeOfDay(start), parseTimeOfDay(end)]
  const isSame = from !== undefined && from === to
  const problem = isSame ? t('examSame') : from === undefined || to === undefined ? t('examNoTime') : null

  const write = (change: { start?: string; end?: string }) => {
    const next = { start, end, ...change }
    setDraft(next)
    const times = { start: parseTimeOfDay(next.start), end: parseTimeOfDay(next.end) }
    if (times.start === undefined || times.end === undefined || times.start === times.end) return
    onChange({ start: times.start, end: times.end })
  }
  const field = (name: 'start' | 'end', value: string) => (
    <label>
      {name === 'start' ? t('examStart') : t('examEnd')}
      <input
        type="time"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => write({ [name]: event.target.value })}
        onBlur={() => {
          if (!problem) setDraft(null)
        }}
      />
    </label>
  )
  return (
    <>
      <div className="clock-own-time">
        <SubjectField
          value={exam.subject}
          draft={subject}
          onDraft={setSubject}
          onWritten={(written) => onChange({ subject: written })}
          problemId={longSubject && subjectProblemId}
        />
        {field('start', start)}
        {field('end', end)}
      </div>
      <p role="status" className="clock-problem">
        <span id={problemId}>{problem}</span> <span id={subjectProblemId}>{longSubject}</span>
      </p>
    </>
  )
}
