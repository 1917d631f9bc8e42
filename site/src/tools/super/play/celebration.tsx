import { starsFor } from '@tutu/learning/super/stars'
import { ArrowRight, RotateCcw } from 'lucide-react'
import type { CSSProperties, RefObject } from 'react'
import { Tutu } from '../../../ui/tutu.tsx'
import { CarrotPicture } from '../../../ui/super-field/pictures.tsx'
import type { Game } from './game.ts'
import { Stars } from './stars.tsx'
import { usePlayText } from './use-text.ts'

type CelebrationProps = {
  game: Game
  count: number
  /** The way on: it has the focus, so that Enter goes on. */
  onward: RefObject<HTMLAnchorElement | null>
  onAgain: () => void
}

/** Over the field, when the rabbit is home. */
export function Celebration({ game, count, onward, onAgain }: CelebrationProps) {
  const t = usePlayText()
  const { best } = game.level
  const stars = starsFor(count, best)
  const way = game.next ?? game.back
  return (
    <div className="super-solved" role="group" aria-labelledby="super-solved" aria-describedby="super-solved-with">
      <CarrotRain />
      <Tutu pose="cheering" className="super-cheer" />
      <div className="super-solved-text">
        <h2 id="super-solved">{t('solved')}</h2>
        <Stars stars={stars} label={t('starsOf', { stars })} />
        <p id="super-solved-with">
          {t('solvedWith', { count })} {count <= best ? t('solvedBest') : t('solvedLonger', { best })}
        </p>
        <div className="super-solved-buttons">
          <a ref={onward} className="btn btn-primary" href={way.href}>
            {way.label}
            {game.next && <ArrowRight aria-hidden />}
          </a>
          <button type="button" className="btn" onClick={onAgain}>
            <RotateCcw aria-hidden />
            {t(count <= best ? 'onceMore' : 'again')}
          </button>
        </div>
      </div>
    </div>
  )
}

/** How far from the left, in %, and after how many ms each one falls. */
const FALLING = [
  [4, 0],
  [14, 350],
  [23, 120],
  [34, 520],
  [45, 240],
  [56, 640],
  [66, 60],
  [76, 430],
  [86, 200],
  [94, 560],
] as const

function CarrotRain() {
  return (
    <div className="super-rain" aria-hidden>
      {FALLING.map(([left, after]) => (
        <svg
          key={left}
          viewBox="0 0 40 40"
          focusable="false"
          style={{ left: `${left}%`, '--after': `${after}ms` } as CSSProperties}
        >
          <CarrotPicture count={1} />
        </svg>
      ))}
    </div>
  )
}
