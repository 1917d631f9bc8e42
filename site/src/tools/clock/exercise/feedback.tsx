import { useSite } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { type Question, rightAnswer } from '../logic/questions.ts'
import type { Round } from '../logic/round.ts'
import { digits12 } from '../logic/time-of-day.ts'
import { sayTime } from '../logic/words.ts'
import { useExerciseText } from './use-text.ts'
import { explain } from './explain.ts'
import { answerText } from './question-text.ts'

/** Right: the answer once more in words. Wrong: the mistake that was made, and what to look at. */
export function Feedback({ question, round }: { question: Question; round: Round }) {
  const { language } = useSite()
  const t = useExerciseText()
  const isReading = question.kind === 'read' || question.kind === 'match' || question.kind === 'set'
  const answer = isReading
    ? t('timeAndWords', { time: digits12(question.time), words: sayTime(question.time, language) })
    : answerText(question, rightAnswer(question), language, t)
  return (
    <div className="clock-feedback-text">
      <Tutu pose={round.state === 'right' ? 'cheering' : 'thinking'} className="clock-feedback-tutu" />
      <div>
        {round.state === 'right' && (
          <p>
            <strong>{round.tries === 1 ? t('right') : t('rightNow')}</strong> {answer}
          </p>
        )}
        {round.mistake && <p>{explain(round.mistake, question, language, t)}</p>}
        {round.state === 'wrong' && <p className="font-bold">{t('tryAgain')}</p>}
        {round.state === 'shown' && <p className="font-bold">{t('answerIs', { answer })}</p>}
      </div>
    </div>
  )
}
