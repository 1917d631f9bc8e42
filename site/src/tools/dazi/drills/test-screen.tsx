import { createExercise } from '@tutu/learning/typing/exercise'
import { seededRandom } from '@tutu/learning/random'
import { ArrowLeft, Timer, WholeWord } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/use-site.ts'
import { hashOf } from '../place.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Drill } from './drill.tsx'
import { testText } from './test-text.ts'

export const SECONDS = [15, 30, 60, 120] as const
export const COUNTS = [10, 25, 50] as const
type Content = 'english' | 'pinyin' | 'chinese'
const CONTENTS: readonly Content[] = ['english', 'pinyin', 'chinese']

/** Tests by time and by words. Mistakes stand until they are erased, as everywhere outside lessons. */
export function TestScreen({ id }: { id: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [content, setContent] = useState<Content>('english')
  const length = readLength(id)
  if (length) return <Test key={id} id={id} length={length} content={content} />
  return (
    <section aria-labelledby="test-title">
      <h2 id="test-title" className="screen-title">
        {t('testTitle')}
      </h2>
      <p className="screen-intro">{t('testIntro')}</p>
      <fieldset className="age-choice">
        <legend>{t('testContent')}</legend>
        <div className="flex flex-wrap gap-2">
          {CONTENTS.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="content" checked={content === one} onChange={() => setContent(one)} />
              {t(`content-${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <h3 className="test-heading">
        <Timer aria-hidden />
        {t('byTime')}
      </h3>
      <ul className="test-choices">
        {SECONDS.map((seconds) => (
          <li key={seconds}>
            <a href={hashOf('test', `${seconds}s`)} className="btn">
              {t('seconds', { count: seconds })}
            </a>
          </li>
        ))}
      </ul>
      <h3 className="test-heading">
        <WholeWord aria-hidden />
        {t('byWords')}
      </h3>
      <ul className="test-choices">
        {COUNTS.map((count) => (
          <li key={count}>
            <a href={hashOf('test', `${count}w`)} className="btn">
              {t(content === 'chinese' ? 'hanCount' : 'wordCount', {
                count: content === 'chinese' ? count * 2 : count,
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Length = { seconds: number } | { count: number }

function readLength(id: string): Length | undefined {
  const seconds = SECONDS.find((one) => `${one}s` === id)
  const count = COUNTS.find((one) => `${one}w` === id)
  return seconds ? { seconds } : count ? { count } : undefined
}

function Test({ id, length, content }: { id: string; length: Length; content: Content }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const [seed, setSeed] = useState(() => Date.now())
  return (
    <section aria-labelledby="test-run" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('test')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('testTitle')}
        </a>
        <h2 id="test-run" className="screen-title">
          {'seconds' in length ? t('seconds', { count: length.seconds }) : t('wordsTest')}
        </h2>
        <p className="text-muted">{t(`content-${content}`)}</p>
      </div>
      <TestRun
        key={seed}
        id={`${id}-${content}`}
        length={length}
        content={content}
        seed={seed}
        onAgain={() => setSeed(Date.now())}
      />
    </section>
  )
}

type TestRunProps = { id: string; length: Length; content: Content; seed: number; onAgain: () => void }

function TestRun({ id, length, content, seed, onAgain }: TestRunProps) {
  const [exercise] = useState(() => {
    const seconds = 'seconds' in length ? length.seconds : undefined
    // Nobody types faster than five characters a second for two minutes here.
    const words = 'count' in length ? length.count : Math.ceil(length.seconds * 2.4)
    return createExercise({
      text: testText(content, words, seededRandom(seed)),
      script: content === 'chinese' ? 'han' : 'latin',
      mode: 'free',
      seconds,
    })
  })
  return <Drill kind={'seconds' in length ? 'time' : 'words'} id={id} exercise={exercise} onAgain={onAgain} />
}
