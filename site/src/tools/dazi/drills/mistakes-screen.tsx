import { createExercise } from '@tutu/learning/typing/exercise'
import { CLEAN_TIMES, type Mistake, mistakeWords } from '@tutu/learning/typing/mistake-book'
import { ArrowLeft, Play, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { store, useRecord } from '../store/use-record.ts'
import { umlautsIn, withUmlaut } from '../typing/umlauts.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Drill } from './drill.tsx'

const WORDS_AT_ONCE = 8
const HAN = /\p{Script=Han}/u

/** Words with slips. Three clean times and a word is gone; a child may also strike it out. */
export function MistakesScreen() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { mistakes } = useRecord()
  const [round, setRound] = useState<{ number: number; script: 'latin' | 'han'; book: readonly Mistake[] }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeepFocus()
  const leave = () => {
    keepFocus(() => heading.current)
    setRound(undefined)
  }
  /** The focus goes to the word that takes the place of the one struck out, or to the last. */
  const strikeOut = (word: string, at: number) => {
    keepFocus(() => [...(list.current?.querySelectorAll('button') ?? [])].slice(0, at + 1).at(-1) ?? heading.current)
    store.update((record) => ({ ...record, mistakes: record.mistakes.filter((one) => one.word !== word) }))
  }
  const han = mistakes.filter(({ word }) => HAN.test(word))
  const latin = mistakes.filter(({ word }) => !HAN.test(word))
  if (round) {
    return (
      <MistakeRound
        key={round.number}
        book={round.book}
        script={round.script}
        onAgain={() => {
          const rest = round.script === 'han' ? han : latin
          if (rest.length > 0) setRound({ ...round, number: round.number + 1, book: rest })
          else leave()
        }}
        onLeave={leave}
      />
    )
  }
  return (
    <section aria-labelledby="mistakes-title">
      <a href={hashOf('practice')} className="text-link">
        <ArrowLeft aria-hidden />
        {t('practiceTitle')}
      </a>
      <h2 id="mistakes-title" ref={heading} className="screen-title">
        {t('mistakesTitle')}
      </h2>
      <p className="screen-intro">{t('mistakesIntro', { times: CLEAN_TIMES })}</p>
      {mistakes.length === 0 ? (
        <div className="empty-state mt-6">
          <Tutu pose="asleep" className="size-32" />
          <p>{t('noMistakes')}</p>
        </div>
      ) : (
        <>
          <p className="result-actions">
            {latin.length > 0 && (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => setRound({ number: 1, script: 'latin', book: latin })}
              >
                <Play aria-hidden />
                {t('practiseLatin', { count: latin.length })}
              </button>
            )}
            {han.length > 0 && (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => setRound({ number: 1, script: 'han', book: han })}
              >
                <Play aria-hidden />
                {t('practiseHan', { count: han.length })}
              </button>
            )}
          </p>
          <ul ref={list} className="mistake-list">
            {mistakes.map(({ word, slips, clean }, at) => (
              <li key={word}>
                <strong>{withUmlaut(word)}</strong>
                <span className="text-muted">{t('mistakeState', { slips, clean, times: CLEAN_TIMES })}</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('strikeOut', { word: withUmlaut(word) })}
                  onClick={() => strikeOut(word, at)}
                >
                  <X aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type MistakeRoundProps = { book: readonly Mistake[]; script: 'latin' | 'han'; onAgain: () => void; onLeave: () => void }

function MistakeRound({ book, script, onAgain, onLeave }: MistakeRoundProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [{ exercise, umlauts }] = useState(() => {
    const words = mistakeWords(book, WORDS_AT_ONCE, CLEAN_TIMES)
    const made = createExercise({ text: words.join(script === 'han' ? '' : ' '), script, mode: 'wait' })
    return { exercise: made, umlauts: umlautsIn(made, 'syllables') }
  })
  return (
    <section aria-labelledby="mistake-round" className="drill-screen">
      <div className="screen-head">
        <button type="button" className="text-link" onClick={onLeave}>
          <ArrowLeft aria-hidden />
          {t('seeBook')}
        </button>
        <h2 id="mistake-round" className="screen-title">
          {t('mistakesTitle')}
        </h2>
      </div>
      <Drill
        kind="mistakes"
        id="book"
        exercise={exercise}
        umlauts={umlauts}
        onAgain={onAgain}
        next={
          <button type="button" className="btn btn-primary" onClick={onLeave}>
            {t('seeBook')}
          </button>
        }
      />
    </section>
  )
}
