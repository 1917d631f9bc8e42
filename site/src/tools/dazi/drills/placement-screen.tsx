import { seededRandom } from '@tutu/learning/random'
import { createExercise } from '@tutu/learning/typing/exercise'
import { figuresOf } from '@tutu/learning/typing/figures'
import { UNITS } from '@tutu/learning/typing/lessons/index'
import { levelOf, saysEnough } from '@tutu/learning/typing/placement'
import { AGES } from '@tutu/learning/typing/skill'
import { ArrowLeft, ArrowRight, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSite, useText } from '../../../lib/use-site.ts'
import { hashOf } from '../place.ts'
import { STARTS } from '../starts.ts'
import { changeSettings, chooseAge, useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Drill } from './drill.tsx'
import { placementText } from './test-text.ts'

const SECONDS = 120
/** Enough for whoever types short words at five characters a second. */
const WORDS = 240

/** How old somebody is, two minutes of words for that age, and then the chapter where they begin. */
export function PlacementScreen() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { settings } = useRecord()
  const [seed, setSeed] = useState<number>()
  const start = UNITS.find(({ id }) => id === STARTS[language][settings.level ?? 'keys'])!
  return (
    <section aria-labelledby="placement-title" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('lessons')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('allLessons')}
        </a>
        <h2 id="placement-title" className="screen-title">
          {t('placementTitle')}
        </h2>
      </div>
      {seed === undefined ? (
        <>
          <p className="screen-intro">{t('placementIntro')}</p>
          <fieldset className="age-choice">
            <legend>{t('placementAge')}</legend>
            <div className="flex flex-wrap gap-2">
              {AGES.map((age) => (
                <label key={age} className="choice">
                  <input type="radio" name="age" checked={settings.age === age} onChange={() => chooseAge(age)} />
                  {t('placementYears', { age })}
                </label>
              ))}
            </div>
          </fieldset>
          <p className="result-actions">
            <button type="button" className="btn btn-primary btn-lg" onClick={() => setSeed(Date.now())}>
              <Play aria-hidden />
              {t('placementStart')}
            </button>
          </p>
        </>
      ) : (
        <TwoMinutes
          key={seed}
          seed={seed}
          onAgain={() => setSeed(Date.now())}
          next={
            <a href={hashOf('lesson', start.lessons[0]!.id)} className="btn btn-primary">
              {t('placementBegin', { chapter: start.title[language] })}
              <ArrowRight aria-hidden />
            </a>
          }
        />
      )}
    </section>
  )
}

function TwoMinutes({ seed, onAgain, next }: { seed: number; onAgain: () => void; next: ReactNode }) {
  const { language } = useSite()
  const { settings } = useRecord()
  const [exercise] = useState(() =>
    createExercise({
      text: placementText(language === 'zh-cn' ? 'pinyin' : 'english', settings.age, WORDS, seededRandom(seed)),
      script: 'latin',
      mode: 'free',
      seconds: SECONDS,
    }),
  )
  return (
    <Drill
      kind="time"
      id="placement"
      exercise={exercise}
      onAgain={onAgain}
      next={next}
      onResult={(run) => {
        const figures = figuresOf(run)
        // Who had enough before the time was over is placed by what was typed.
        if (!figures.isVoid || saysEnough(figures)) changeSettings({ level: levelOf(figures, settings.age) })
      }}
    />
  )
}
