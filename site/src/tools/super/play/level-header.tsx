import { ArrowLeft, Lightbulb, Volume2 } from 'lucide-react'
import { memo } from 'react'
import { canSpeak, speak } from '../../../lib/speak.ts'
import { useSite } from '../../../lib/use-site.ts'
import type { Game } from './game.ts'
import { sayHint } from './say-outcome.ts'
import { sayTask } from './say-task.ts'
import type { Hint } from './use-hint.ts'
import { usePlayText } from './use-text.ts'

/** What is to be done, read aloud where one likes, and the way to a hint. */
export const LevelHeader = memo(function LevelHeader({ game, hint }: { game: Game; hint: Hint }) {
  const { level } = game
  const { language } = useSite()
  const t = usePlayText()
  const task = sayTask(t, level.fields)
  const hintText = hint.shown > 0 ? sayHint(t, game, hint.shown) : undefined
  return (
    <header className="super-bar">
      <a className="super-back" href={game.back.href}>
        <ArrowLeft aria-hidden />
        <span>{game.back.label}</span>
      </a>
      <div className="super-name">
        <h1 id="super-title" className="screen-title" tabIndex={-1}>
          {game.title}
        </h1>
        <p>
          {task}
          {level.fields.length > 1 && ` ${t('allFields')}`}
        </p>
      </div>
      <div className="super-bar-buttons">
        {canSpeak() && (
          <button
            type="button"
            className="icon-button"
            title={t('listen')}
            onClick={() => speak(hintText ?? `${game.title}。${task}`, language)}
          >
            <Volume2 aria-hidden />
            <span className="sr-only">{t('listen')}</span>
          </button>
        )}
        <button
          type="button"
          className="super-hint-button"
          aria-expanded={hint.shown > 0}
          data-wanted={hint.isOffered ? '' : undefined}
          onClick={hint.ask}
        >
          <Lightbulb aria-hidden />
          <span>{hint.shown === 0 ? t('hint') : t('hintOf', { at: hint.shown })}</span>
        </button>
      </div>
    </header>
  )
})
