import { useSite } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { type Question, rightAnswer } from '../logic/questions.ts'
import type { Round } from '../logic/round.ts'
import { digits12 } from '../logic/time-of-day.ts'
import { sayTime } from '../logic/words.ts'
import { Hear } from '../shared/hear.tsx'
import { type T, useExerciseText } from './use-text.ts'
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
  const praise = round.tries === 1 ? t('right') : t('rightNow')
  const sentence = ended(t('sentence', { text: answer }))
  const mistake = round.mistake && explain(round.mistake, question, language, t)
  const solution = shown(question, answer, t)
  const spoken =
    round.state === 'right'
      ? [praise, isReading ? sayTime(question.time, language) : sentence]
      : [mistake, round.state === 'wrong' ? t('tryAgain') : solution]
  return (
    <div className="clock-feedback-text">
      <Tutu pose={round.state === 'right' ? 'cheering' : 'thinking'} className="clock-feedback-tutu" />
      <div>
        {round.state === 'right' && (
          <p>
            <strong>{praise}</strong> {sentence}
          </p>
        )}
        {mistake && <p>{mistake}</p>}
        {round.state === 'wrong' && <p className="font-bold">{t('tryAgain')}</p>}
        {round.state === 'shown' && <p className="font-bold">{solution}</p>}
      </div>
      <Hear lines={spoken.filter((line) => line !== null)} name={t('feedback')} />
    </div>
  )
}

/** Where the answer is on show already, the words only lead to it. */
function shown(question: Question, answer: string, t: T): string {
  if (question.kind === 'set') return t('answerSet', { answer })
  if (question.kind !== 'match') return ended(t('answerIs', { answer }))
  return t('answerMatch', { number: question.choices.findIndex(({ mistake }) => mistake === null) + 1 })
}

/** 'p.m.' brings its own full stop. */
function ended(sentence: string): string {
  return sentence.replace(/\.\.$/, '.')
}
