import { useEffect, useEffectEvent, useState } from 'react'
import { SUBJECT_MAX } from '../logic/address.ts'
import { useModeText } from '../modes/use-text.ts'

const PAUSE = 200

type SubjectFieldProps = {
  value: string
  /** As it is being written; null: it is not. */
  draft: string | null
  onDraft: (draft: string | null) => void
  onWritten: (subject: string) => void
  /** Where it is said what is wrong with it; undefined: nothing is. */
  problemId: string | undefined
}

/**
 * Hands over what was written after a pause or when the field or the page is left: the address tidies it up, which would take away
 * the space before the next word and break off what an input method is composing.
 */
export function SubjectField({ value, draft, onDraft, onWritten, problemId }: SubjectFieldProps) {
  const t = useModeText()
  const [isComposing, setIsComposing] = useState(false)

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
    <label className="clock-name-field">
      {t('subject')}
      <input
        type="text"
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        placeholder={t('subjectExample')}
        value={draft ?? value}
        onChange={(event) => onDraft(event.target.value)}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        onBlur={(event) => {
          handOver(event.target.value)
          setIsComposing(false)
          if (event.target.value.trim().length <= SUBJECT_MAX) onDraft(null)
        }}
      />
    </label>
  )
}
