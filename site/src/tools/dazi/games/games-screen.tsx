import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { RaceGame } from './race-game.tsx'
import { RainGame } from './rain-game.tsx'

/** Two games over the same run and the same log as every exercise. */
export function GamesScreen({ id }: { id: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  if (id === 'rain') return <RainGame />
  if (id === 'race') return <RaceGame />
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title" className="screen-title">
        {t('gamesTitle')}
      </h2>
      <ul className="game-cards">
        <li className="game-card accent-sky patterned pattern-dots">
          <Tutu pose="cheering" className="size-28" />
          <h3>
            <a href={hashOf('games', 'rain')} className="card-link">
              {t('rainTitle')}
            </a>
          </h3>
          <p>{t('rainIntro')}</p>
        </li>
        <li className="game-card accent-leaf patterned pattern-waves">
          <Tutu pose="waving" className="size-28" />
          <h3>
            <a href={hashOf('games', 'race')} className="card-link">
              {t('raceTitle')}
            </a>
          </h3>
          <p>{t('raceIntro')}</p>
        </li>
      </ul>
    </section>
  )
}
