import { ArrowLeft, Printer, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useExerciseText } from '../exercise/use-text.ts'
import { leaveTo } from '../keep/leave-to.ts'
import { changeAddress } from '../keep/use-address.ts'
import { type Level, LEVELS, SHEET_MAX } from '../logic/address.ts'
import { makeSheet } from '../logic/worksheet.ts'
import { Choices, Toggle } from '../shared/choices.tsx'
import { Sheet } from './sheet.tsx'
import { useWorksheetText } from './use-text.ts'

/** A sheet to print and its answers. Level and number stand in the address: a bookmark is a sheet. */
export function WorksheetView({ level, number }: { level: Level; number: number }) {
  const t = useWorksheetText()
  const exercise = useExerciseText()
  const [hasAnswers, setHasAnswers] = useState(true)
  // What is being typed may be no number of a sheet yet; the sheet stays until it is one.
  const [typed, setTyped] = useState<string>()
  const questions = makeSheet(level, number)
  return (
    <div className="clock-worksheet">
      <div className="clock-worksheet-tools">
        <div className="clock-buttons">
          <button type="button" className="btn" onClick={() => leaveTo({ sheet: undefined, level: undefined })}>
            <ArrowLeft aria-hidden />
            {exercise('levels')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => changeAddress({ sheet: 1 + Math.floor(Math.random() * SHEET_MAX) })}
          >
            <Shuffle aria-hidden />
            {t('another')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => print()}>
            <Printer aria-hidden />
            {t('print')}
          </button>
        </div>
        <Choices
          label={t('level')}
          value={level}
          options={LEVELS.map((one) => [one, t('levelShort', { level: one })] as const)}
          onChoose={(one) => changeAddress({ level: one })}
        />
        <div className="clock-choices">
          <label className="clock-worksheet-number">
            {t('number')}
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={SHEET_MAX}
              step={1}
              value={typed ?? number}
              onBlur={() => setTyped(undefined)}
              onChange={({ target }) => {
                setTyped(target.value)
                if (target.value && target.validity.valid) changeAddress({ sheet: target.valueAsNumber })
              }}
            />
          </label>
          <Toggle label={t('withAnswers')} on={hasAnswers} onToggle={setHasAnswers} />
        </div>
        <p className="clock-hint">{t('worksheetsText')}</p>
      </div>
      <div className="clock-sheets">
        <Sheet level={level} number={number} questions={questions} />
        {hasAnswers && <Sheet level={level} number={number} questions={questions} isSolved />}
      </div>
    </div>
  )
}
