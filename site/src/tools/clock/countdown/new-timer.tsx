import { Play, Plus } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { NAME_MAX } from '../logic/address.ts'
import { MINUTE } from '../logic/duration.ts'
import { parseLength } from '../logic/timer.ts'
import { useModeText } from '../modes/use-text.ts'

const PRESETS = [1, 2, 3, 5, 10, 15, 20, 25, 40]
const FIRST_SECONDS = 300

type NewTimerProps = {
  /** The length the address asks for. */
  seconds?: number
  /** The name the address asks for. */
  name?: string
  isFirst: boolean
  onChoose: (seconds: number) => void
  /** `length` in ms. */
  onStart: (name: string, length: number) => void
}

export function NewTimer({ seconds = FIRST_SECONDS, name = '', isFirst, onChoose, onStart }: NewTimerProps) {
  const t = useModeText()
  const problemId = useId()
  // Read when it is needed: what was written before the page came alive counts too.
  const field = useRef<HTMLInputElement>(null)
  // As it is being written; null: the length of the address.
  const [own, setOwn] = useState<{ minutes: string; rest: string } | null>(null)
  const { minutes, rest } = own ?? { minutes: String(Math.floor(seconds / 60)), rest: String(seconds % 60) }
  const tooLong = useTooLong()
  const [longName, setLongName] = useState<string>()
  const length = parseLength(minutes, rest)
  const isGood = length !== undefined
  const told = { 'aria-invalid': !isGood, 'aria-describedby': isGood ? undefined : problemId }

  const start = (event: SubmitEvent) => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    const problem = tooLong(name, NAME_MAX)
    setLongName(problem)
    if (problem !== undefined) field.current?.focus()
    if (length === undefined || problem !== undefined) return
    onStart(name, length)
    if (field.current) field.current.value = ''
  }
  return (
    <form className="clock-new-timer" onSubmit={start}>
      <fieldset className="clock-presets">
        <legend>{isFirst ? t('howLong') : t('oneMore')}</legend>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="clock-preset"
            aria-pressed={preset * MINUTE === length}
            onClick={() => {
              setOwn(null)
              onChoose(preset * 60)
            }}
          >
            <strong>{preset}</strong> {t('min')}
          </button>
        ))}
      </fieldset>
      {/* Above the fields: below them a phone's keyboard would cover it. */}
      <p id={problemId} role="status" className="clock-problem">
        {isGood ? longName : t('noLength')}
      </p>
      <div className="clock-own-time">
        <label>
          {t('minutes')}
          <input
            type="number"
            inputMode="numeric"
            min="0"
            max="1440"
            {...told}
            value={minutes}
            onChange={(event) => setOwn({ minutes: event.target.value, rest })}
          />
        </label>
        <label>
          {t('secondsField')}
          <input
            type="number"
            inputMode="numeric"
            min="0"
            max="59"
            {...told}
            value={rest}
            onChange={(event) => setOwn({ minutes, rest: event.target.value })}
          />
        </label>
        <label className="clock-name-field">
          {t('timerName')}
          <input
            key={name}
            ref={field}
            type="text"
            aria-invalid={longName !== undefined}
            aria-describedby={longName && problemId}
            defaultValue={name}
            onChange={({ target }) => setLongName(tooLong(target.value.trim(), NAME_MAX))}
            placeholder={t('timerNameExample')}
          />
        </label>
        <button type="submit" className="btn btn-primary btn-lg" disabled={!isGood}>
          {isFirst ? <Play aria-hidden /> : <Plus aria-hidden />}
          {isFirst ? t('start') : t('addTimer')}
        </button>
      </div>
    </form>
  )
}
