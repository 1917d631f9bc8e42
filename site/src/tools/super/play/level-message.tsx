import { Lightbulb } from 'lucide-react'
import { Tutu } from '../../../ui/tutu.tsx'
import type { Run } from './use-run.ts'
import { usePlayText } from './use-text.ts'

type LevelMessageProps = {
  /** Why the run led nowhere. */
  message: string | undefined
  /** What was said of a press: seen where the code has a mistake, else only heard. */
  said: string
  hasMistake: boolean
  hintText: string | undefined
  /** Of a level that is solved. */
  stars: number | undefined
  run: Run
}

/** What is told of the run, of a mistake or as a hint, and what the program's variables are. */
export function LevelMessage({ message, said, hasMistake, hintText, stars, run }: LevelMessageProps) {
  const t = usePlayText()
  return (
    <div className="super-message" data-kind={message || (said && hasMistake) ? 'bad' : hintText ? 'hint' : undefined}>
      {message && <Tutu pose="puzzled" className="super-puzzled" />}
      <p role="status">
        {message ?? (said && hasMistake ? said : undefined)}
        <span className="sr-only">{!message && !hasMistake ? said : ''}</span>
        {stars !== undefined && (
          <span className="sr-only">
            {t('solved')} {t('starsOf', { stars })}
          </span>
        )}
      </p>
      {hintText && !message && (
        <p className="super-hint" aria-live="polite">
          <Lightbulb aria-hidden />
          {hintText}
        </p>
      )}
      {run.beat && Object.keys(run.beat.variables).length > 0 && run.kind !== 'idle' && (
        <p className="super-variables">
          {Object.entries(run.beat.variables).map(([name, value]) => (
            <span key={name}>
              {name} = {value}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
