import { useSite } from '../../../lib/use-site.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { ClockFace } from '../face/clock-face.tsx'
import { type Hands, handsOf } from '../logic/hands.ts'
import { type Choice, type Question } from '../logic/questions.ts'
import type { Round } from '../logic/round.ts'
import { sayTime } from '../logic/words.ts'
import { useExerciseText } from './use-text.ts'
import { Hear } from '../shared/hear.tsx'
import { answerText, askSpoken, askText } from './question-text.ts'
import { SetHands } from './set-hands.tsx'

type QuestionViewProps = {
  question: Question
  round: Round
  onAnswer: (answer: Choice | Hands) => void
  ref: React.Ref<HTMLHeadingElement>
}

export function QuestionView({ question, round, onAnswer, ref }: QuestionViewProps) {
  const { language } = useSite()
  const t = useExerciseText()
  const isOpen = round.state === 'asked' || round.state === 'wrong'
  return (
    <div className="clock-question">
      <div className="clock-ask-row">
        <h2 ref={ref} tabIndex={-1} className="clock-ask">
          <Phrases text={askText(question, language, t)} />
        </h2>
        <Hear lines={[askSpoken(question, language, t)]} />
      </div>
      {question.kind === 'read' && (
        <ClockFace
          hands={handsOf(question.time)}
          minuteNumbers
          label={t('clockPicture')}
          className="clock-question-face"
        />
      )}
      {(question.kind === 'span' || question.kind === 'shift') && <TwoClocks question={question} isOpen={isOpen} />}
      {question.kind === 'set' ? (
        <SetHands time={question.time} isOpen={isOpen} onAnswer={onAnswer} />
      ) : (
        <ul className="clock-answers" data-kind={question.kind}>
          {question.choices.map((choice, index) => (
            <li key={choice.value}>
              <button
                type="button"
                className="clock-choice"
                aria-disabled={!isOpen || round.tried.includes(choice.value)}
                data-state={stateOf(choice, round, isOpen)}
                aria-label={question.kind === 'match' ? t('clockNumber', { number: index + 1 }) : undefined}
                onClick={() => onAnswer(choice)}
              >
                {question.kind === 'match' ? (
                  <ClockFace hands={handsOf(choice.value)} className="clock-choice-face" />
                ) : (
                  answerText(question, choice.value, language, t)
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function stateOf(choice: Choice, round: Round, isOpen: boolean): 'right' | 'wrong' | undefined {
  if (!isOpen && choice.mistake === null) return 'right'
  return round.tried.includes(choice.value) ? 'wrong' : undefined
}

function TwoClocks({ question, isOpen }: { question: Extract<Question, { kind: 'span' | 'shift' }>; isOpen: boolean }) {
  const { language } = useSite()
  const to = question.kind === 'span' ? question.to : question.time + question.minutes
  const isKnown = question.kind === 'span' || !isOpen
  return (
    <div className="clock-pair">
      <ClockFace hands={handsOf(question.time)} label={sayTime(question.time, language)} />
      <span aria-hidden className="clock-pair-arrow">
        {question.kind === 'shift' && question.minutes < 0 ? '←' : '→'}
      </span>
      <ClockFace hands={isKnown ? handsOf(to) : null} label={isKnown ? sayTime(to, language) : '?'} />
    </div>
  )
}
