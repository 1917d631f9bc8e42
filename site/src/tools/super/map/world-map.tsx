import { LEVELS, type PlacedLevel, WORLDS } from '@tutu/learning/super/levels/index'
import type { World } from '@tutu/learning/super/levels/level'
import { dayOf } from '@tutu/learning/super/daily'
import { CalendarDays, PencilRuler, Star } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useStored } from '../../../lib/use-stored.ts'
import { useSite } from '../../../lib/use-site.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Tutu } from '../../../ui/tutu.tsx'
import { keptProgress } from '../keep/progress.ts'
import { hashOf } from '../place.ts'
import { Stars } from '../play/stars.tsx'
import { useSuperText } from '../use-super-text.ts'
import { Landscape } from './landscape.tsx'

/** Forty places in five worlds, and where to go on. */
export function WorldMap() {
  const t = useSuperText()
  const [{ stars }] = useStored(keptProgress)
  const today = useToday()
  const next = LEVELS.find(({ number }) => !stars[`l${number}`])
  const total = LEVELS.reduce((sum, { number }) => sum + (stars[`l${number}`] ?? 0), 0)
  const isNew = total === 0
  const isDailyDone = today !== undefined && stars[`d${today}`] !== undefined
  return (
    <>
      <header className="super-head">
        <div>
          <h1 className="screen-title" tabIndex={-1}>
            <Phrases text={t('heading')} />
          </h1>
          <p>{t('intro')}</p>
          <p className="super-head-buttons">
            {next ? (
              <a className="btn btn-primary btn-lg" href={hashOf({ view: 'level', number: next.number, code: '' })}>
                {isNew ? t('begin') : t('goOn', { number: next.number })}
              </a>
            ) : (
              <strong>{t('allDone')}</strong>
            )}
            <span className="super-total">
              <Star aria-hidden />
              {t('starsSoFar', { stars: total, all: LEVELS.length * 3 })}
            </span>
          </p>
        </div>
        <Tutu pose={next ? 'waving' : 'cheering'} className="super-tutu" />
      </header>
      <ul className="super-extras">
        <li>
          <a href="#daily" className="super-extra accent-honey">
            <CalendarDays aria-hidden />
            <span>
              <strong>{t('daily')}</strong>
              <span>{isDailyDone ? t('dailyDone') : t('dailyIntro')}</span>
            </span>
          </a>
        </li>
        <li>
          <a href="#make" className="super-extra accent-violet">
            <PencilRuler aria-hidden />
            <span>
              <strong>{t('make')}</strong>
              <span>{t('makeIntro')}</span>
            </span>
          </a>
        </li>
      </ul>
      {WORLDS.map((world, index) => (
        <WorldPanel key={world.id} world={world} at={index} stars={stars} next={next?.number} />
      ))}
    </>
  )
}

type WorldPanelProps = { world: World; at: number; stars: Readonly<Record<string, number>>; next: number | undefined }

function WorldPanel({ world, at, stars, next }: WorldPanelProps) {
  const { language } = useSite()
  const t = useSuperText()
  const levels = LEVELS.filter((placed) => placed.world === world)
  return (
    <section className={`super-world accent-${world.accent}`} aria-labelledby={`world-${world.id}`}>
      <Landscape scenery={world.id} />
      <div className="super-world-name">
        <p>{t('world', { number: at + 1 })}</p>
        <h2 id={`world-${world.id}`}>{world.title[language]}</h2>
        <p>{world.lesson[language]}</p>
      </div>
      <ol className="super-path">
        {levels.map((placed) => (
          <Stop
            key={placed.number}
            placed={placed}
            stars={stars[`l${placed.number}`]}
            isNext={placed.number === next}
          />
        ))}
      </ol>
    </section>
  )
}

function Stop({ placed, stars, isNext }: { placed: PlacedLevel; stars: number | undefined; isNext: boolean }) {
  const { language } = useSite()
  const t = useSuperText()
  const { number, text } = placed
  const title = text.title[language]
  return (
    <li className="super-stop" data-done={stars ? '' : undefined} data-next={isNext ? '' : undefined}>
      {isNext && <Tutu pose="waving" className="super-stop-tutu" />}
      <a
        href={hashOf({ view: 'level', number, code: '' })}
        aria-label={stars ? t('levelStars', { number, title, stars }) : t('levelNew', { number, title })}
        aria-current={isNext ? 'step' : undefined}
      >
        <span className="super-stop-number">{number}</span>
      </a>
      <span className="super-stop-title" aria-hidden>
        {title}
      </span>
      <span className="super-stop-stars" aria-hidden>
        <Stars stars={stars ?? 0} label="" />
      </span>
    </li>
  )
}

/** A tab that was left open over night is looked at again in the morning. */
function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  addEventListener('focus', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    removeEventListener('focus', changed)
  }
}

/** The reader's day; unknown to the server. */
function useToday(): string | undefined {
  return useSyncExternalStore(
    onReturn,
    () => dayOf(new Date()),
    () => undefined,
  )
}
