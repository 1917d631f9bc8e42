import { ArrowRight, ListOrdered, RotateCcw, Star } from 'lucide-react'
import { Tutu } from '../../../ui/tutu.tsx'
import { type Level, LEVELS } from '../logic/address.ts'
import { type Round, starsOf } from '../logic/round.ts'
import { Hear } from '../shared/hear.tsx'
import { useExerciseText } from './use-text.ts'

type RoundResultProps = {
  level: Level
  round: Round
  onAgain: () => void
  onLeave: (level: Level | undefined) => void
  ref: React.Ref<HTMLHeadingElement>
}

export function RoundResult({ level, round, onAgain, onLeave, ref }: RoundResultProps) {
  const t = useExerciseText()
  const stars = starsOf(round)
  const praise = t(stars === 3 ? 'result3' : stars === 2 ? 'result2' : 'result1')
  const text = t('resultText', { firsts: round.firsts, count: round.questions.length })
  const next = LEVELS.find((one) => one === level + 1)
  return (
    <div className="clock-result" role="status">
      <Tutu pose="cheering" className="clock-result-tutu" />
      <h2 ref={ref} tabIndex={-1} className="text-2xl font-bold outline-none">
        {praise}
      </h2>
      <p className="clock-result-stars" role="img" aria-label={t('stars', { count: stars })}>
        {[1, 2, 3].map((star) => (
          <Star key={star} aria-hidden data-won={star <= stars ? '' : undefined} />
        ))}
      </p>
      <p className="clock-result-text">
        {text}
        <Hear lines={[praise, t('stars', { count: stars }), text]} />
      </p>
      <div className="clock-buttons justify-center">
        {next && stars >= 2 && (
          <button type="button" className="btn btn-primary" onClick={() => onLeave(next)}>
            {t('nextLevel')}
            <ArrowRight aria-hidden />
          </button>
        )}
        <button type="button" className={`btn ${next && stars >= 2 ? '' : 'btn-primary'}`} onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t('again')}
        </button>
        <button type="button" className="btn" onClick={() => onLeave(undefined)}>
          <ListOrdered aria-hidden />
          {t('levels')}
        </button>
      </div>
    </div>
  )
}
