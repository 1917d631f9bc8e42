import { useSite } from '../../../lib/use-site.ts'
import { answerText, askText } from '../exercise/question-text.ts'
import { useExerciseText } from '../exercise/use-text.ts'
import { ClockFace } from '../face/clock-face.tsx'
import type { Level } from '../logic/address.ts'
import { handsOf } from '../logic/hands.ts'
import { rightAnswer } from '../logic/questions.ts'
import { digits12 } from '../logic/time-of-day.ts'
import type { SheetQuestion } from '../logic/worksheet.ts'
import { sayTime } from '../logic/words.ts'
import { useWorksheetText } from './use-text.ts'

type SheetProps = {
  level: Level
  number: number
  questions: readonly SheetQuestion[]
  /** The same sheet with what belongs on its lines and dials. */
  isSolved?: boolean
}

/** One page of A4: a heading with lines for name and date, twelve questions, and the number that brings it back. */
export function Sheet({ level, number, questions, isSolved = false }: SheetProps) {
  const { siteName } = useSite()
  const t = useWorksheetText()
  const exercise = useExerciseText()
  const title = exercise(`level${level}`)
  const isDrawn = level <= 3
  return (
    <section
      className="clock-sheet"
      data-solved={isSolved ? '' : undefined}
      aria-label={isSolved ? t('answersOf', { title }) : title}
    >
      <header className="clock-sheet-head">
        <h2>{isSolved ? t('answersOf', { title }) : title}</h2>
        {!isSolved && (
          <p className="clock-sheet-blanks">
            <span>{t('name')}</span>
            <span>{t('date')}</span>
          </p>
        )}
      </header>
      {!isSolved && (
        <p className="clock-sheet-task">{t(isDrawn ? 'taskBoth' : level === 4 ? 'taskSum' : 'taskConvert')}</p>
      )}
      <ol className={isDrawn ? 'clock-sheet-clocks' : 'clock-sheet-lines'}>
        {questions.map((question, index) => (
          <li key={question.time}>
            <span className="clock-sheet-index">{index + 1}</span>
            {isDrawn ? (
              <Dial question={question} index={index} isSolved={isSolved} />
            ) : (
              <Line question={question} isSolved={isSolved} />
            )}
          </li>
        ))}
      </ol>
      <footer className="clock-sheet-foot">
        <span>{t('sheetNumber', { level, number })}</span>
        <span>{siteName}</span>
      </footer>
    </section>
  )
}

function Dial({ question, index, isSolved }: { question: SheetQuestion; index: number; isSolved: boolean }) {
  const { language } = useSite()
  const t = useWorksheetText()
  const { time } = question
  const asksHands = question.kind === 'set'
  const said = sayTime(time, language)
  const label = asksHands && !isSolved ? t('emptyClock', { number: index + 1, time: digits12(time) }) : undefined
  return (
    <>
      <ClockFace
        hands={asksHands && !isSolved ? null : handsOf(time)}
        label={label ?? t('clockOf', { number: index + 1, time: isSolved ? said : '?' })}
        className="clock-sheet-face"
      />
      {asksHands || isSolved ? (
        <p className="clock-sheet-time">
          {digits12(time)} <small>{said}</small>
        </p>
      ) : (
        <p className="clock-sheet-blank" />
      )}
    </>
  )
}

function Line({ question, isSolved }: { question: SheetQuestion; isSolved: boolean }) {
  const { language } = useSite()
  const t = useExerciseText()
  return (
    <>
      <p>{askText(question, language, t).replaceAll('|', '')}</p>
      {isSolved ? (
        <p className="clock-sheet-time">{answerText(question, rightAnswer(question), language, t)}</p>
      ) : (
        <p className="clock-sheet-blank" />
      )}
    </>
  )
}
