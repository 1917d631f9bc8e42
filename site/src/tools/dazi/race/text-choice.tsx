import type { RaceText } from '@tutu/contract/api/race'
import { RACE_TITLE_MAX } from '@tutu/contract/core/races'
import { LESSONS, UNITS } from '@tutu/learning/typing/lessons/index'
import { OWN_TEXT_MAX, ownText } from '@tutu/learning/typing/own-text'
import { useMemo, useState } from 'react'
import { memberApi } from '../../../lib/member/api.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { useSite } from '../../../lib/use-site.ts'
import { FieldNote } from '../../../ui/form/field.tsx'
import { useTooLong } from '../../../ui/form/use-too-long.ts'
import { kindOf, type OwnKind } from '../own/address.ts'
import { KindChoice } from '../own/kind-choice.tsx'
import { textOfLesson } from './race-text.ts'
import { useRaceText } from './use-race-text.ts'

const SOURCES = ['lesson', 'own'] as const
const LENGTHS = ['short', 'whole'] as const

type Chosen = {
  source: (typeof SOURCES)[number]
  lesson: string
  length: (typeof LENGTHS)[number]
  title: string
  text: string
  kind: OwnKind | undefined
}

/** Words that most classes can type. */
const FIRST: Chosen = { source: 'lesson', lesson: 'in-the-park', length: 'short', title: '', text: '', kind: undefined }

type PartProps = { chosen: Chosen; change: (part: Partial<Chosen>) => void }

/** What the class will type: a lesson of the trainer, short or whole, or a text of the teacher's. */
export function TextChoice({ classroom, onOpened }: { classroom: number; onOpened: () => void }) {
  const t = useRaceText()
  const [chosen, setChosen] = useState(FIRST)
  const [said, setSaid] = useState('')
  const [isBusy, busily] = useBusy()
  const text = useMemo(() => textOf(chosen), [chosen])
  const tooLong = useTooLongOf(chosen)
  const change = (part: Partial<Chosen>) => {
    setSaid('')
    setChosen((before) => ({ ...before, ...part }))
  }
  const open = () =>
    busily(async () => {
      const wrong = tooLong.title ?? tooLong.text
      if (wrong !== undefined) return setSaid(wrong)
      if (!text) return setSaid(t('ownEmpty'))
      try {
        await memberApi.call('POST /api/race/open', { body: { id: classroom, ...text } }, { showError: false })
        onOpened()
      } catch (error) {
        setSaid(error instanceof Error ? error.message : String(error))
      }
    })
  return (
    <form
      className="panel race-choice"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <h3>{t('chooseTitle')}</h3>
      <Choice
        legend={t('textKind')}
        options={SOURCES}
        value={chosen.source}
        labelOf={(one) => t(`text-${one}`)}
        onChange={(source) => change({ source })}
      />
      {chosen.source === 'lesson' ? (
        <FromLesson chosen={chosen} change={change} />
      ) : (
        <FromTeacher chosen={chosen} change={change} />
      )}
      {text && (
        <div>
          {chosen.source === 'lesson' && <p className="race-preview">{text.text}</p>}
          <p className="text-muted">{t('characters', { count: [...text.text].length })}</p>
        </div>
      )}
      <p role="alert">{said}</p>
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={isBusy}>
        {t('open')}
      </button>
    </form>
  )
}

/** What is too long of what the teacher has written. */
function useTooLongOf({ source, title, text }: Chosen): { title?: string; text?: string } {
  const tooLong = useTooLong()
  return source === 'own' ? { title: tooLong(title.trim(), RACE_TITLE_MAX), text: tooLong(text, OWN_TEXT_MAX) } : {}
}

/** undefined: there is nothing to type in it. */
function textOf({ source, lesson: id, length, title, text, kind }: Chosen): RaceText | undefined {
  if (source === 'lesson') {
    const lesson = LESSONS.find((one) => one.id === id)
    return lesson && textOfLesson(lesson, length === 'short')
  }
  const own = ownText(text, kindOf(text, kind) !== 'plain')
  return own && { lesson: '', title: title.trim(), text: own.text, script: own.script }
}

function FromLesson({ chosen, change }: PartProps) {
  const t = useRaceText()
  const { language } = useSite()
  return (
    <>
      <label className="goal-choice">
        {t('lesson')}
        <select className="select" value={chosen.lesson} onChange={({ target }) => change({ lesson: target.value })}>
          {UNITS.map((unit) => (
            <optgroup key={unit.id} label={unit.title[language]}>
              {unit.lessons.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Choice
        legend={t('length')}
        options={LENGTHS}
        value={chosen.length}
        labelOf={(one) => t(`length-${one}`)}
        onChange={(length) => change({ length })}
      />
    </>
  )
}

function FromTeacher({ chosen, change }: PartProps) {
  const t = useRaceText()
  const { title: wrongTitle, text: wrongText } = useTooLongOf(chosen)
  return (
    <>
      <div className="field">
        <label htmlFor="race-own-title">{t('ownTitle')}</label>
        <div className="field-input">
          <input
            id="race-own-title"
            aria-invalid={wrongTitle !== undefined}
            aria-describedby={wrongTitle && 'race-own-title-problem'}
            autoComplete="off"
            value={chosen.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </div>
        <FieldNote id="race-own-title-problem" error={wrongTitle} hint={undefined} />
      </div>
      <div className="field">
        <label htmlFor="race-own-text">{t('ownText')}</label>
        <div className="field-input">
          <textarea
            id="race-own-text"
            className={kindOf(chosen.text, chosen.kind) === 'plain' ? undefined : 'font-mono'}
            rows={5}
            aria-invalid={wrongText !== undefined}
            aria-describedby={wrongText && 'race-own-text-problem'}
            spellCheck={false}
            value={chosen.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </div>
        <FieldNote id="race-own-text-problem" error={wrongText} hint={undefined} />
      </div>
      <KindChoice text={chosen.text} chosen={chosen.kind} onChange={(kind) => change({ kind })} />
    </>
  )
}

type ChoiceProps<T extends string> = {
  legend: string
  options: readonly T[]
  value: T
  labelOf: (option: T) => string
  onChange: (option: T) => void
}

function Choice<T extends string>({ legend, options, value, labelOf, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="age-choice">
      <legend>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={legend} checked={value === one} onChange={() => onChange(one)} />
            {labelOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
