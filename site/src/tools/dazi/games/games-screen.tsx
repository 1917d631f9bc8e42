import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { useRaceText } from '../race/use-race-text.ts'
import { useRecord } from '../store/use-record.ts'
import { hashOf } from '../place.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { RaceGame } from './race-game.tsx'
import { RainGame } from './rain-game.tsx'
import { RAINS } from './rain-items.ts'

const LOOKS = {
  letters: 'accent-sky pattern-dots',
  pinyin: 'accent-honey pattern-waves',
  han: 'accent-violet pattern-dots',
} as const
/** The address of the letters when there was nothing else that fell; it may be a bookmark. */
const FORMER_RAIN = 'rain'
const POSES = { letters: 'cheering', pinyin: 'typing', han: 'thinking' } as const

/** Games over the same run and the same log as every exercise. */
export function GamesScreen({ id }: { id: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const tRace = useRaceText()
  const { carrots } = useRecord()
  const rain = RAINS.find((kind) => kind === (id === FORMER_RAIN ? 'letters' : id))
  if (rain) return <RainGame key={rain} kind={rain} />
  if (id === 'race') return <RaceGame />
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title" className="screen-title">
        {t('gamesTitle')}
      </h2>
      {carrots > 0 && <p className="screen-intro">{t('basket', { count: carrots })}</p>}
      <ul className="game-cards">
        {RAINS.map((kind) => (
          <li key={kind} className={`game-card patterned ${LOOKS[kind]}`}>
            <Tutu pose={POSES[kind]} className="size-28" />
            <h3>
              <a href={hashOf('games', kind)} className="card-link">
                {t(`rainTitle-${kind}`)}
              </a>
            </h3>
            <p>{t(`rainIntro-${kind}`)}</p>
          </li>
        ))}
        <li className="game-card accent-leaf patterned pattern-waves">
          <Tutu pose="waving" className="size-28" />
          <h3>
            <a href={hashOf('games', 'race')} className="card-link">
              {t('raceTitle')}
            </a>
          </h3>
          <p>{t('raceIntro')}</p>
        </li>
        <li className="game-card accent-carrot patterned pattern-waves">
          <Tutu pose="cheering" className="size-28" />
          <h3>
            <a href={hashOf('race')} className="card-link">
              {tRace('title')}
            </a>
          </h3>
          <p>{tRace('card')}</p>
        </li>
      </ul>
    </section>
  )
}
