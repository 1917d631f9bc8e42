import { createExercise } from '@tutu/learning/typing/exercise'
import { lessonText } from '@tutu/learning/typing/lesson'
import { SENTENCES } from '@tutu/learning/typing/lessons/english'
import type { Run } from '@tutu/learning/typing/run'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSite, useText } from '../../../lib/use-site.ts'
import { hashOf } from '../place.ts'
import { Drill } from '../drills/drill.tsx'
import { store, useRecord } from '../store/use-record.ts'
import { breaksOf } from '../typing/text-lines.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { type Ghost, ghostOf, isFaster, pacedGhost } from './ghost.ts'
import { RaceTrack, type RaceTrackHandle } from './race-track.tsx'

const TRACKS = SENTENCES.filter(({ id }) => ['in-the-park', 'rabbit-story', 'about-code'].includes(id))

/** A race against one's own best on the same text, never against strangers. */
export function RaceGame() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const [track, setTrack] = useState(TRACKS[0]!)
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
            onChange={(event) => setTrack(TRACKS.find(({ id }) => id === event.target.value) ?? track)}
          >
            {TRACKS.map(({ id, title }) => (
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

function Race({ track }: { track: (typeof TRACKS)[number] }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const record = useRecord()
  const exercise = useMemo(() => createExercise({ text: lessonText(track), script: 'latin', mode: 'wait' }), [track])
  // The ghost of the start stays for this race; what is run now becomes the next one's.
  const kept = record.ghosts[track.id]
  const [ghost, setGhost] = useState<Ghost>(() => kept ?? pacedGhost(exercise.units.length, record.skill.targetCpm))
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
        breaks={breaksOf(track.lines, 1)}
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
