import { ArrowRight, ListOrdered } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { focusOn, isFocusLost } from '../../../lib/keep-focus.ts'
import { usePractising } from '../../../lib/use-practising.ts'
import { readRound, writeRound } from '../keep/kept-round.ts'
import type { Hands } from '../logic/hands.ts'
import type { Level } from '../logic/address.ts'
import { type KeptRound, startKeptRound } from '../logic/kept-round.ts'
import type { Choice } from '../logic/questions.ts'
import { answerQuestion, nextQuestion, starsOf } from '../logic/round.ts'
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

type Action = { type: 'answer'; answer: Choice | Hands } | { type: 'next' } | { type: 'again' }

function reduce(kept: KeptRound, action: Action): KeptRound {
  if (action.type === 'answer') return { ...kept, round: answerQuestion(kept.round, action.answer) }
  return action.type === 'next' ? { ...kept, round: nextQuestion(kept.round) } : begin(kept.level)
}

function begin(level: Level): KeptRound {
  return startKeptRound(level, Math.random())
}

function goOn(level: Level): KeptRound {
  const kept = readRound()
  return kept?.level === level ? kept : begin(level)
}

export function RoundView({ level, onFinish, onLeave }: RoundViewProps) {
  const t = useExerciseText()
  const [kept, dispatch] = useReducer(reduce, level, goOn)
  const heading = useRef<HTMLHeadingElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const { round } = kept
  const { questions, index, state } = round
  const question = questions[index]
  const isOpen = state === 'asked' || state === 'wrong'

  useEffect(() => writeRound(kept.round.state === 'finished' ? null : kept), [kept])
  const finish = useEffectEvent(() => onFinish(starsOf(round)))
  useEffect(() => {
    if (state === 'finished') finish()
  }, [state])
  // Below the fold of a phone nobody would know why the answer was wrong.
  useEffect(() => {
    if (round.tries > 0) feedback.current?.scrollIntoView({ block: 'nearest' })
  }, [round.tries])
  // What was pressed is gone or has done its work: the focus goes on to the next question, or to the way there.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current && isFocusLost()) focusOn(heading.current)
    isFirst.current = false
  }, [kept.seed, index])
  useEffect(() => {
    if (round.tries > 0 && !isOpen) focusOn(feedback.current?.querySelector('.btn-primary'))
  }, [round.tries, isOpen])

  // Escape is a pause: the site's header is back until somebody goes on.
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => setPaused(key === 'Escape')
    const onPress = () => setPaused(false)
    const stage = feedback.current?.closest('section')
    document.addEventListener('keydown', onKey)
    stage?.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      stage?.removeEventListener('pointerdown', onPress)
    }
  }, [])
  usePractising(feedback, state === 'finished' ? 'off' : isPaused ? 'paused' : 'on', '.clock-modes')

  const leave = (next: Level | undefined) => {
    writeRound(null)
    onLeave(next)
  }
  if (!question) {
    return (
      <RoundResult
        ref={heading}
        level={level}
        round={round}
        onAgain={() => dispatch({ type: 'again' })}
        onLeave={leave}
      />
    )
  }
  return (
    <div className="clock-round">
      <div className="clock-round-head">
        <button type="button" className="btn clock-small" onClick={() => leave(undefined)}>
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
        key={`${kept.seed} ${index}`}
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
