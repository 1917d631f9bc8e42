import { createExercise } from '@tutu/contract/typing/exercise'
import { practiceWords } from '@tutu/contract/typing/practice-text'
import { seededRandom } from '@tutu/contract/typing/random'
import {
  AGES,
  confidence,
  focusKey,
  focusPair,
  KEY_ORDER,
  newSkill,
  type Skill,
  START_CPM,
  unlockedKeys,
  wasReached,
} from '@tutu/contract/typing/skill'
import { Play } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useText } from '../../../lib/use-site.ts'
import { DICTIONARY } from '../dictionary.ts'
import { hashOf } from '../place.ts'
import { store, useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Drill } from './drill.tsx'

const WORDS_PER_ROUND = 18

/** Practice that follows the child: which keys are in it, which one needs work, and a round made for them. */
export function PracticeScreen() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { skill, mistakes } = useRecord()
  const [round, setRound] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useKeepFocus()
  if (round !== undefined)
    return (
      <Round
        key={round}
        seed={round}
        skill={skill}
        onAgain={() => setRound(round + 1)}
        onLeave={() => {
          keepFocus(() => heading.current)
          setRound(undefined)
        }}
      />
    )
  const focus = focusKey(skill)
  const pair = focusPair(skill)
  return (
    <section aria-labelledby="practice">
      <h2 id="practice" ref={heading} className="screen-title">
        {t('practiceTitle')}
      </h2>
      <p className="screen-intro">{t('practiceIntro')}</p>
      <AgeChoice skill={skill} />
      <KeyLadder skill={skill} focus={focus} />
      <p className="mt-4">
        {t('focusNow')} <kbd>{focus}</kbd>
        {pair && (
          <>
            {' · '}
            {t('pairNow')} <kbd>{pair}</kbd>
          </>
        )}
      </p>
      <p className="result-actions">
        <button type="button" className="btn btn-primary btn-lg" onClick={() => setRound(Date.now())}>
          <Play aria-hidden />
          {t('startRound')}
        </button>
        <a href={hashOf('mistakes')} className="btn">
          {t('mistakeBook', { count: mistakes.length })}
        </a>
      </p>
    </section>
  )
}

type RoundProps = { seed: number; skill: Skill; onAgain: () => void; onLeave: () => void }

function Round({ seed, skill, onAgain, onLeave }: RoundProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  // The skill at the start makes the round; what is learnt in it makes the next one.
  const [start] = useState(skill)
  const focus = focusKey(start)
  const exercise = useMemo(() => {
    const words = practiceWords({
      dictionary: DICTIONARY,
      allowed: unlockedKeys(start),
      focus,
      pair: focusPair(start),
      count: WORDS_PER_ROUND,
      random: seededRandom(seed),
    })
    return createExercise({ text: words.join(' '), script: 'latin', mode: 'wait' })
  }, [seed, start, focus])
  const isNew = skill.unlocked > start.unlocked
  return (
    <section aria-labelledby="round">
      <h2 id="round" className="screen-title">
        {t('roundTitle')} <kbd>{focus}</kbd>
      </h2>
      {isNew && (
        <p className="unlocked-note" role="status">
          {t('unlocked')} <kbd>{KEY_ORDER[skill.unlocked - 1]}</kbd>
        </p>
      )}
      <Drill
        kind="practice"
        id={focus}
        exercise={exercise}
        onAgain={onAgain}
        next={
          <button type="button" className="btn btn-primary" onClick={onLeave}>
            {t('seeKeys')}
          </button>
        }
      />
    </section>
  )
}

/** Every key of the order with how sure it is: a bar, and the same in words. */
function KeyLadder({ skill, focus }: { skill: Skill; focus: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <ul className="key-ladder" aria-label={t('keyLadder')}>
      {KEY_ORDER.map((key, at) => {
        const known = skill.keys[key]
        const isOpen = at < skill.unlocked
        const sure = Math.min(1, confidence(known, skill.targetCpm))
        const state = !isOpen
          ? t('keyLocked')
          : wasReached(known, skill.targetCpm)
            ? t('keyReached')
            : t('keySure', { percent: Math.round(sure * 100) })
        return (
          <li key={key} className={`${isOpen ? 'is-open' : ''} ${key === focus ? 'is-focus' : ''}`}>
            <kbd>{key}</kbd>
            <span className="key-sure" aria-hidden="true">
              <span style={{ transform: `scaleX(${isOpen ? sure : 0})` }} />
            </span>
            <span className="sr-only">{state}</span>
          </li>
        )
      })}
    </ul>
  )
}

function AgeChoice({ skill }: { skill: Skill }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { settings } = useRecord()
  return (
    <fieldset className="age-choice">
      <legend>{t('ageLegend', { cpm: skill.targetCpm })}</legend>
      <div className="flex flex-wrap gap-2">
        {AGES.map((age) => (
          <label key={age} className="choice">
            <input
              type="radio"
              name="age"
              checked={settings.age === age}
              onChange={() =>
                store.update((record) => ({
                  ...record,
                  settings: { ...record.settings, age },
                  skill: { ...record.skill, targetCpm: newSkill(age).targetCpm, steady: 0 },
                }))
              }
            />
            {t('ageOption', { age, cpm: START_CPM[age] })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
