import { createExercise, type Exercise } from '@tutu/learning/typing/exercise'
import { pick, seededRandom } from '@tutu/learning/random'
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
import { RainLost } from './rain-lost.tsx'
import { RainStage } from './rain-stage.tsx'

const LETTERS = 40

/** Falling letters: before, during and after. */
export function RainGame() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { skill } = useRecord()
  const [game, setGame] = useState<{ exercise: Exercise; run?: Run }>()
  const start = () => setGame({ exercise: rainExercise(Date.now(), skill.active) })
  return (
    <section aria-labelledby="rain" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('games')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('gamesTitle')}
        </a>
        <h2 id="rain" className="screen-title">
          {t('rainTitle')}
        </h2>
        <p className="text-muted">{t('rainLetters', { count: LETTERS })}</p>
      </div>
      {game?.run && !game.run.isDone ? (
        <RainLost run={game.run} onAgain={start} />
      ) : game?.run ? (
        <>
          <p className="screen-intro" role="status">
            {t('rainResult', { count: game.run.caret, all: LETTERS })}
          </p>
          <ResultCard run={game.run} kind="rain" id="letters" onAgain={start} />
        </>
      ) : game ? (
        <RainStage
          exercise={game.exercise}
          cpm={skill.targetCpm}
          onOver={(run) => {
            store.update((record) => noteResult(record, run, { kind: 'rain', id: 'letters' }, new Date()))
            setGame({ ...game, run })
          }}
        />
      ) : (
        <>
          <p className="screen-intro">{t('rainRules')}</p>
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

function rainExercise(seed: number, keys: readonly string[]) {
  const random = seededRandom(seed)
  let text = ''
  while (text.length < LETTERS) {
    const letter = pick(keys, random)
    if (letter !== text.at(-1)) text += letter
  }
  return createExercise({ text, script: 'latin', mode: 'wait' })
}
