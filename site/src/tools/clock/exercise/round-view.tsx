import { ArrowRight, ListOrdered } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Hands } from '../logic/hands.ts'
import type { Level } from '../logic/address.ts'
import type { Choice } from '../logic/questions.ts'
import { answerQuestion, nextQuestion, type Round, startRound, starsOf } from '../logic/round.ts'
import { useExerciseText } from './use-text.ts'
import { Feedback } from './feedback.tsx'
import { QuestionView } from './question-view.tsx'
import { RoundResult } from './round-result.tsx'

type RoundViewProps = {
  level: Level
  onFinish: (stars: number) => void
  /** To another level, or back to the list of levels. */
  onLeave: (level: Level | undefined) => void
}

type Action = { type: 'answer'; answer: Choice | Hands } | { type: 'next' } | { type: 'again'; level: Level }

function reduce(round: Round, action: Action): Round {
  if (action.type === 'answer') return answerQuestion(round, action.answer)
  return action.type === 'next' ? nextQuestion(round) : startRound(action.level, Math.random)
}

export function RoundView({ level, onFinish, onLeave }: RoundViewProps) {
  const t = useExerciseText()
  const [round, dispatch] = useReducer(reduce, level, (first) => startRound(first, Math.random))
  const heading = useRef<HTMLHeadingElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const { questions, index, state } = round
  const question = questions[index]

  const finish = useEffectEvent(() => onFinish(starsOf(round)))
  useEffect(() => {
    if (state === 'finished') finish()
  }, [state])
  // Below the fold of a phone nobody would know why the answer was wrong.
  useEffect(() => {
    if (round.tries > 0) feedback.current?.scrollIntoView({ block: 'nearest' })
  }, [round.tries])
  // A new question takes the place of the button that was pressed: the focus goes on with it.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [index])

  if (!question) {
    return (
      <RoundResult level={level} round={round} onAgain={() => dispatch({ type: 'again', level })} onLeave={onLeave} />
    )
  }
  const isOpen = state === 'asked' || state === 'wrong'
  return (
    <div className="clock-round">
      <div className="clock-round-head">
        <button type="button" className="btn clock-small" onClick={() => onLeave(undefined)}>
          <ListOrdered aria-hidden />
          {t('levels')}
        </button>
        <progress
          className="clock-progress"
          max={questions.length}
          value={index + (isOpen ? 0 : 1)}
          aria-label={t('progress', { index: index + 1, count: questions.length })}
        />
        <span aria-hidden>{t('questionOf', { index: index + 1, count: questions.length })}</span>
      </div>
      <QuestionView
        key={index}
        ref={heading}
        question={question}
        round={round}
        onAnswer={(answer) => dispatch({ type: 'answer', answer })}
      />
      <div ref={feedback} className="clock-feedback" aria-live="polite" data-state={state}>
        {state !== 'asked' && <Feedback question={question} round={round} />}
        {!isOpen && (
          <button type="button" className="btn btn-primary" onClick={() => dispatch({ type: 'next' })}>
            {index + 1 < questions.length ? t('next') : t('finish')}
            <ArrowRight aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
}
