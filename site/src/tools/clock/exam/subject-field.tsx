import { useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldNote } from '../../../ui/form/field.tsx'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { SUBJECT_MAX } from '../logic/address.ts'
import { useModeText } from '../modes/use-text.ts'

const PAUSE = 200

type SubjectFieldProps = { value: string; onWritten: (subject: string) => void }

/**
 * Hands over what was written after a pause or when the field or the page is left: the address tidies it up, which would take away
 * the space before the next word and break off what an input method is composing.
 */
export function SubjectField({ value, onWritten }: SubjectFieldProps) {
  const t = useModeText()
  // null: nothing is being written.
  const [draft, setDraft] = useState<string | null>(null)
  const [isComposing, setIsComposing] = useState(false)
  const problem = useTooLong()((draft ?? value).trim(), SUBJECT_MAX)
  const problemId = useId()

  const handOver = (text: string) => {
    const written = text.trim()
    if (written !== value && written.length <= SUBJECT_MAX) onWritten(written)
  }
  const afterPause = useEffectEvent(handOver)
  useEffect(() => {
    if (draft === null || isComposing) return undefined
    const now = () => afterPause(draft)
    const timer = setTimeout(now, PAUSE)
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', now)
    }
  }, [draft, isComposing])

  return (
    <div className="clock-name-field">
      <label>
        {t('subject')}
        <input
          type="text"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          placeholder={t('subjectExample')}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
          onBlur={(event) => {
            handOver(event.target.value)
            setIsComposing(false)
            if (event.target.value.trim().length <= SUBJECT_MAX) setDraft(null)
          }}
        />
      </label>
      <FieldNote id={problemId} error={problem} hint={undefined} />
    </div>
  )
}
