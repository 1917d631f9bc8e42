import { seededRandom } from '@tutu/learning/random'
import type { Run } from '@tutu/learning/typing/run'
import { ArrowLeft, Play } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { hashOf } from '../place.ts'
import { ResultCard } from '../drills/result-card.tsx'
import { noteResult } from '../store/note-result.ts'
import { store, useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { makeRain, type Rain, type RainKind, timeOf } from './rain-items.ts'
import { RainLost } from './rain-lost.tsx'
import { RainStage } from './rain-stage.tsx'

/** How much longer than it takes to type it there is for each. */
const PACES = { gentle: 2.4, steady: 1.6, quick: 1.2 } as const
type Pace = keyof typeof PACES

type Game = { rain: Rain; run?: Run; caught?: number }

/** Falling carrots with letters or words on them: before, during and after. */
export function RainGame({ kind }: { kind: RainKind }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { skill, settings } = useRecord()
  const [pace, setPace] = useState<Pace>(settings.age === '6-8' ? 'gentle' : 'steady')
  const [game, setGame] = useState<Game>()
  const start = () => setGame({ rain: makeRain(kind, skill.active, seededRandom(Date.now())) })
  const caught = game?.caught ?? 0
  return (
    <section aria-labelledby="rain" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('games')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('gamesTitle')}
        </a>
        <h2 id="rain" className="screen-title">
          {t(`rainTitle-${kind}`)}
        </h2>
        <p className="text-muted">{game && t('rainCarrots', { count: game.rain.items.length })}</p>
      </div>
      {game?.run && !game.run.isDone ? (
        <RainLost run={game.run} caught={caught} all={game.rain.items.length} onAgain={start} />
      ) : game?.run ? (
        <>
          <p className="screen-intro" role="status">
            {t('rainResult', { count: caught, all: game.rain.items.length })}
          </p>
          <ResultCard run={game.run} kind="rain" id={kind} onAgain={start} />
        </>
      ) : game ? (
        <RainStage
          rain={game.rain}
          every={timeOf(game.rain, kind, skill.targetCpm) * PACES[pace]}
          onOver={(run) => {
            const count = game.rain.items.filter(({ end }) => end <= run.caret).length
            // Also of a lost game: what was caught is in the basket.
            store.update((record) => ({
              ...noteResult(record, run, { kind: 'rain', id: kind }, new Date()),
              carrots: record.carrots + count,
            }))
            setGame({ ...game, run, caught: count })
          }}
        />
      ) : (
        <>
          <p className="screen-intro">{t(`rainRules-${kind}`)}</p>
          <div role="group" aria-label={t('rainPace')} className="rain-paces">
            {(Object.keys(PACES) as Pace[]).map((one) => (
              <button
                key={one}
                type="button"
                className="toggle"
                aria-pressed={one === pace}
                onClick={() => setPace(one)}
              >
                {t(`pace-${one}`)}
              </button>
            ))}
          </div>
          <p className="result-actions">
            <button type="button" className="btn btn-primary btn-lg" onClick={start}>
              <Play aria-hidden />
              {t('startGame')}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
