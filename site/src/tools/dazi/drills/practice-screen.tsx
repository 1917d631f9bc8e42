import { createExercise } from '@tutu/learning/typing/exercise'
import { practiceWords } from '@tutu/learning/typing/practice-text'
import { seededRandom } from '@tutu/learning/random'
import {
  ACCURACY_MIN,
  focusKey,
  focusPair,
  recentAccuracy,
  slipShares,
  weakKeys,
  whatIsNext,
} from '@tutu/learning/typing/readiness'
import { AGES, KEY_ORDER, type Skill, START_CPM } from '@tutu/learning/typing/skill'
import { ArrowLeft, ArrowRight, Play } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { hashOf } from '../place.ts'
import { PRACTICE_DICTIONARIES } from '../practice-dictionaries.ts'
import { type Practice, PRACTICES } from '../store/record.ts'
import { changeSettings, chooseAge, useRecord } from '../store/use-record.ts'
import { umlautsIn } from '../typing/umlauts.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Drill } from './drill.tsx'

const WORDS_PER_ROUND = 18

/** Practice that follows the child: which keys are in it, which one needs work, and a round made for them. */
export function PracticeScreen() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { skill, mistakes, settings } = useRecord()
  const practice = settings.practice ?? (language === 'zh-cn' ? 'pinyin' : 'english')
  const [round, setRound] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useKeepFocus()
  if (round !== undefined)
    return (
      <Round
        key={round}
        seed={round}
        practice={practice}
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
    <section aria-labelledby="practice-title">
      <h2 id="practice-title" ref={heading} className="screen-title">
        {t('practiceTitle')}
      </h2>
      <p className="screen-intro">{t('practiceIntro')}</p>
      <div className="practice-choices">
        <AgeChoice skill={skill} />
        <PracticeChoice practice={practice} />
      </div>
      <KeyLadder skill={skill} focus={focus} />
      <p className="next-key">
        <ArrowRight aria-hidden />
        <NextKey skill={skill} />
      </p>
      <p>
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
        <a href={hashOf('own')} className="btn">
          {t('ownTitle')}
        </a>
      </p>
    </section>
  )
}

type RoundProps = { seed: number; practice: Practice; skill: Skill; onAgain: () => void; onLeave: () => void }

function Round({ seed, practice, skill, onAgain, onLeave }: RoundProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  // The skill at the start makes the round; what is learnt in it makes the next one.
  const [start] = useState(skill)
  const focus = focusKey(start)
  const exercise = useMemo(() => {
    const words = practiceWords({
      dictionary: PRACTICE_DICTIONARIES[practice],
      allowed: start.active,
      focus,
      pair: focusPair(start),
      weak: weakKeys(start),
      slips: slipShares(start),
      invents: practice === 'english',
      count: WORDS_PER_ROUND,
      random: seededRandom(seed),
    })
    return createExercise({ text: words.join(' '), script: 'latin', mode: 'wait' })
  }, [seed, practice, start, focus])
  const umlauts = useMemo(
    () => (practice === 'pinyin' ? umlautsIn(exercise, 'syllables') : undefined),
    [practice, exercise],
  )
  const joined = skill.active[start.active.length]
  return (
    <section aria-labelledby="round" className="drill-screen">
      <div className="screen-head">
        <button type="button" className="text-link" onClick={onLeave}>
          <ArrowLeft aria-hidden />
          {t('practiceTitle')}
        </button>
        <h2 id="round" className="screen-title">
          {t('roundTitle')} <kbd>{focus}</kbd>
        </h2>
        <p className="next-key" role="status">
          {joined !== undefined && (
            <strong>
              {t('unlocked')} <kbd>{joined}</kbd>
            </strong>
          )}
          <ArrowRight aria-hidden />
          <NextKey skill={skill} />
        </p>
      </div>
      <Drill
        kind="practice"
        id={focus}
        exercise={exercise}
        umlauts={umlauts}
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

/** Which key joins next, and what it waits for; while it waits for several things, the first of them alone. */
function NextKey({ skill }: { skill: Skill }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { key, wait } = whatIsNext(skill)
  const next = key?.toUpperCase() ?? ''
  if (wait?.kind === 'accuracy') {
    const figures = { key: wait.key.toUpperCase(), min: ACCURACY_MIN * 100, now: percentOf(wait.accuracy) }
    if (!key) return <span>{t('allJoinedBut', figures)}</span>
    return <span>{wait.isLast ? t('nextAccuracy', { next, ...figures }) : t('firstAccuracy', figures)}</span>
  }
  if (!key) return <span>{t('allJoined')}</span>
  if (wait) {
    const figures = { key: wait.key.toUpperCase(), count: wait.more }
    return <span>{wait.isLast ? t('nextPresses', { next, ...figures }) : t('firstPresses', figures)}</span>
  }
  return <span>{t('nextReady', { next })}</span>
}

/** Rounded down: what says 90 % is 90 %. */
function percentOf(share: number): number {
  return Math.floor(share * 100)
}

/** Every key of the order with how right it is: a bar up to 100 % with a mark at the least, and the same in words. */
function KeyLadder({ skill, focus }: { skill: Skill; focus: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const closed = KEY_ORDER.filter((key) => !skill.active.includes(key))
  return (
    <ul className="key-ladder" aria-label={t('keyLadder')}>
      {skill.active.map((key) => {
        const accuracy = recentAccuracy(skill.keys[key])
        const isLow = accuracy !== undefined && accuracy < ACCURACY_MIN
        return (
          <li key={key} className={`is-open ${isLow ? 'is-low' : ''} ${key === focus ? 'is-focus' : ''}`}>
            <kbd>{key}</kbd>
            <span className="key-sure" aria-hidden="true">
              <span style={{ transform: `scaleX(${accuracy ?? 0})` }} />
            </span>
            <span className="sr-only">
              {accuracy === undefined ? t('keyNew') : t('keyAccuracy', { percent: percentOf(accuracy) })}
            </span>
          </li>
        )
      })}
      {closed.map((key, at) => (
        <li key={key} className={at === 0 ? 'is-next' : undefined}>
          <kbd>{key}</kbd>
          <span className="key-sure" aria-hidden="true" />
          <span className="sr-only">{t(at === 0 ? 'keyNext' : 'keyLocked')}</span>
        </li>
      ))}
    </ul>
  )
}

function PracticeChoice({ practice }: { practice: Practice }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <fieldset className="age-choice">
      <legend>{t('testContent')}</legend>
      <div className="flex flex-wrap gap-2">
        {PRACTICES.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="practice"
              checked={practice === one}
              onChange={() => changeSettings({ practice: one })}
            />
            {t(`content-${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
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
            <input type="radio" name="age" checked={settings.age === age} onChange={() => chooseAge(age)} />
            {t('ageOption', { age, cpm: START_CPM[age] })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
