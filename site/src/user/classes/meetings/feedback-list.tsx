import type { Register } from '@tutu/contract/api/timetable'
import { FEEDBACK_MAX, FEEDBACK_PHRASES } from '@tutu/contract/core/meetings'
import { pickLanguage } from '@tutu/contract/core/languages'
import { useId, useState } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { FieldNote } from '../../../ui/form/field.tsx'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { dayKey, dayText } from '../../../ui/timetable/times.ts'
import { useMeetingText } from './use-text.ts'
import { Words } from './words.tsx'

/** What is written to whom, by pupil. */
export type Feedback = ReadonlyMap<number, string>

type Props = {
  /** Who came. */
  pupils: Register['pupils']
  feedback: Feedback
  onChange: (feedback: Feedback) => void
  /** Why the server did not take it, by pupil. */
  refused: Readonly<Record<number, string>>
}

/** A few words to each child who came: their own, what teachers say often, and one text for all that stands before it. */
export function FeedbackList({ pupils, feedback, onChange, refused }: Props) {
  const t = useMeetingText()
  const tooLong = useTooLong()
  const [forAll, setForAll] = useState('')
  const [added, setAdded] = useState<string>()
  const textOf = (user: number): string => feedback.get(user) ?? ''
  const set = (user: number, text: string): void => onChange(new Map(feedback).set(user, text))
  const change = (of: (text: string) => string): void =>
    onChange(new Map([...feedback, ...pupils.map(({ user }) => [user, of(textOf(user))] as const)]))
  const addToAll = (): void => {
    const text = forAll.trim()
    if (text === '') return
    change((own) => joined(text, own))
    setAdded(text)
    setForAll('')
  }
  const takeFromAll = (): void => {
    change((own) => (own.startsWith(added!) ? own.slice(added!.length).trimStart() : own))
    setForAll(added!)
    setAdded(undefined)
  }
  return (
    <>
      <p className="text-muted">{t('feedbackHint')}</p>
      <Words label={t('forAll')} value={forAll} onChange={setForAll} problem={tooLong(forAll, FEEDBACK_MAX)} rows={2} />
      <p className="feedback-for-all">
        <button type="button" className="btn" aria-disabled={forAll.trim() === ''} onClick={addToAll}>
          {t('addToAll', { count: pupils.length })}
        </button>
        {added !== undefined && (
          <button type="button" className="text-button" onClick={takeFromAll}>
            {t('takeFromAll')}
          </button>
        )}
      </p>
      <ul className="feedback-list">
        {pupils.map((pupil) => (
          <Entry
            key={pupil.user}
            pupil={pupil}
            value={textOf(pupil.user)}
            onChange={(text) => set(pupil.user, text)}
            problem={tooLong(textOf(pupil.user), FEEDBACK_MAX) ?? refused[pupil.user]}
          />
        ))}
      </ul>
    </>
  )
}

type EntryProps = {
  pupil: Register['pupils'][number]
  value: string
  onChange: (text: string) => void
  problem: string | undefined
}

function Entry({ pupil: { name, before }, value, onChange, problem }: EntryProps) {
  const t = useMeetingText()
  const { language } = useSite()
  const id = useId()
  const isWrong = problem !== undefined
  return (
    <li>
      <div className="field">
        <label htmlFor={id} className="wrap-anywhere">
          {name}
        </label>
        <div className="field-input">
          <textarea
            id={id}
            rows={2}
            value={value}
            placeholder={t('feedbackEmpty')}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-note` : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
        <FieldNote id={`${id}-note`} error={problem} hint={undefined} />
      </div>
      <details>
        <summary className="text-button" aria-label={`${t('phrases')} ${name}`}>
          {t('phrases')}
        </summary>
        <ul className="feedback-phrases">
          {FEEDBACK_PHRASES.map((phrase) => {
            const text = pickLanguage(phrase, language)
            return (
              <li key={text}>
                <button type="button" className="btn" onClick={() => onChange(joined(value, text, ' '))}>
                  {text}
                </button>
              </li>
            )
          })}
        </ul>
      </details>
      {before && (
        <p className="feedback-before text-muted wrap-anywhere">
          {t('feedbackBefore', { day: dayText(dayKey(before.starttime), language), text: before.feedback })}
        </p>
      )}
    </li>
  )
}

/** Chinese sentences follow each other without a space. */
const joined = (first: string, then: string, between = '\n'): string => {
  const space = between === ' ' && /[\u3000-\u303f\uff00-\uffef]$/.test(first.trimEnd()) ? '' : between
  return first.trim() === '' ? then : then === '' ? first : `${first.trimEnd()}${space}${then}`
}
