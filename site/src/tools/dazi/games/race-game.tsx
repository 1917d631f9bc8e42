import type { Language } from '@tutu/contract/core/languages'
import { createExercise } from '@tutu/learning/typing/exercise'
import { type Lesson, lessonText } from '@tutu/learning/typing/lesson'
import { CHINESE_SENTENCES } from '@tutu/learning/typing/lessons/chinese'
import { SENTENCES } from '@tutu/learning/typing/lessons/english'
import { POEMS_IN_PINYIN } from '@tutu/learning/typing/lessons/poems'
import type { Run } from '@tutu/learning/typing/run'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSite, useText } from '../../../lib/use-site.ts'
import { hashOf } from '../place.ts'
import { Drill } from '../drills/drill.tsx'
import { store, useRecord } from '../store/use-record.ts'
import { pinyinOf } from '../drills/pinyin-of.ts'
import { breaksOf } from '../typing/text-lines.ts'
import { umlautsIn } from '../typing/umlauts.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { type Ghost, ghostOf, isFaster, pacedGhost } from './ghost.ts'
import { RaceTrack, type RaceTrackHandle } from './race-track.tsx'

const ENGLISH = SENTENCES.filter(({ id }) => ['in-the-park', 'rabbit-story', 'about-code'].includes(id))
/** Pinyin for fingers, characters for input methods. */
const CHINESE = [...POEMS_IN_PINYIN.slice(0, 2), ...CHINESE_SENTENCES.slice(0, 2)]
const TRACKS: Readonly<Record<Language, readonly Lesson[]>> = {
  'zh-cn': [...CHINESE, ...ENGLISH],
  en: [...ENGLISH, ...CHINESE],
}
/** Key presses of a Chinese character, roughly. */
const KEYS_OF_HAN = 3

/** A race against one's own best on the same text, never against strangers. */
export function RaceGame() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const tracks = TRACKS[language]
  const [track, setTrack] = useState(tracks[0]!)
  return (
    <section aria-labelledby="race" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('games')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('gamesTitle')}
        </a>
        <h2 id="race" className="screen-title">
          {t('raceTitle')}
        </h2>
        <label className="goal-choice">
          {t('raceTrack')}
          <select
            className="select"
            value={track.id}
            onChange={(event) => setTrack(tracks.find(({ id }) => id === event.target.value) ?? track)}
          >
            {tracks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Race key={track.id} track={track} />
    </section>
  )
}

function Race({ track }: { track: Lesson }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const record = useRecord()
  const { script, lines } = track
  const { exercise, pinyin, umlauts } = useMemo(() => {
    const exercise = createExercise({ text: lessonText(track), script, mode: 'wait' })
    const pinyin = pinyinOf(lines)
    return {
      exercise,
      pinyin: pinyin.size > 0 ? pinyin : undefined,
      umlauts: track.showsUmlaut ? umlautsIn(exercise, 'all') : undefined,
    }
  }, [track, script, lines])
  const pace = record.skill.targetCpm / (script === 'han' ? KEYS_OF_HAN : 1)
  // The ghost of the start stays for this race; what is run now becomes the next one's.
  const kept = record.ghosts[track.id]
  const [ghost, setGhost] = useState<Ghost>(() => kept ?? pacedGhost(exercise.units.length, pace))
  const [isOwn, setOwn] = useState(kept !== undefined)
  const [hasWon, setWon] = useState<boolean>()
  const lanes = useRef<RaceTrackHandle>(null)
  const onRun = useCallback((run: Run) => lanes.current?.follow(run), [])
  return (
    <>
      {hasWon !== undefined && (
        <p className="unlocked-note" role="status">
          {t(isOwn ? (hasWon ? 'raceWon' : 'raceLost') : hasWon ? 'pacerBeaten' : 'pacerWon')}
        </p>
      )}
      <Drill
        kind="race"
        id={track.id}
        exercise={exercise}
        breaks={breaksOf(lines, script === 'han' ? 0 : 1)}
        pinyin={pinyin}
        umlauts={umlauts}
        onRun={onRun}
        onResult={(run) => {
          const own = ghostOf(run)
          setWon(isFaster(own, ghost))
          if (isFaster(own, store.record().ghosts[track.id]))
            store.update((before) => ({ ...before, ghosts: { ...before.ghosts, [track.id]: own } }))
        }}
        onAgain={() => {
          const best = store.record().ghosts[track.id]
          setGhost(best ?? ghost)
          setOwn(best !== undefined)
          setWon(undefined)
        }}
      >
        <RaceTrack ref={lanes} ghost={ghost} labels={{ you: t('you'), ghost: t(isOwn ? 'ghost' : 'pacer') }} />
      </Drill>
    </>
  )
}
