import { decodeLevel, decodeProgram } from '@tutu/learning/super/address-code'
import { dailyPuzzle, dayOf } from '@tutu/learning/super/daily'
import { LEVELS, WORLDS } from '@tutu/learning/super/levels/index'
import { readyLevel } from '@tutu/learning/super/levels/ready'
import { kindsOf } from '@tutu/learning/super/program'
import { ACTIONS } from '@tutu/learning/super/state'
import { useMemo, useState } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { keptProgress } from './keep/progress.ts'
import { MakeScreen } from './make/make-screen.tsx'
import { hashOf, type Place } from './place.ts'
import type { Game } from './play/game.ts'
import { openLevel } from './play/open-level.ts'
import { LevelScreen } from './play/level-screen.tsx'
import { useSuperText } from './use-super-text.ts'

/** Everything but the map. */
export function Views({ place }: { place: Place }) {
  switch (place.view) {
    case 'map':
      return null
    case 'level':
      return <StoryLevel number={place.number} code={place.code} />
    case 'daily':
      return <Daily day={place.day} />
    case 'make':
      return <MakeScreen part={place.part} />
    case 'shared':
      return <SharedLevel code={place.code} />
  }
}

function StoryLevel({ number, code }: { number: number; code: string }) {
  const { language } = useSite()
  const t = useSuperText()
  const game = useMemo((): Game => {
    const placed = LEVELS[number - 1]!
    const { world, text } = placed
    const id = `l${number}`
    const kept = code || keptProgress.read().programs[id]
    return {
      id,
      title: `${number}. ${text.title[language]}`,
      lesson: world.lesson[language],
      hint: text.hint[language],
      level: readyLevel(placed),
      scenery: world.id,
      accent: world.accent,
      back: { href: '#map', label: t('backToMap') },
      ...(LEVELS[number]
        ? { next: { href: hashOf({ view: 'level', number: number + 1, code: '' }), label: t('next') } }
        : {}),
      ...(kept ? { program: decodeProgram(kept) } : {}),
    }
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [number, code, language])
  return <LevelScreen game={game} />
}

/** `day`: '' for today, as it was when the puzzle was opened. */
function Daily({ day: asked }: { day: string }) {
  const [day] = useState(() => asked || dayOf(new Date()))
  const { language } = useSite()
  const t = useSuperText()
  const game = useMemo((): Game => {
    const { field, solution, scenery } = dailyPuzzle(day)
    const id = `d${day}`
    const kept = keptProgress.read().programs[id]
    return {
      id,
      title: t('dailyTitle', { day }),
      lesson: t('dailyLesson'),
      level: openLevel([...ACTIONS, 'repeat'], { fields: [field], solution }),
      scenery: WORLDS[scenery]!.id,
      accent: WORLDS[scenery]!.accent,
      back: { href: '#map', label: t('backToMap') },
      ...(kept ? { program: decodeProgram(kept) } : {}),
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [day, language])
  return <LevelScreen game={game} />
}

function SharedLevel({ code }: { code: string }) {
  const { language } = useSite()
  const t = useSuperText()
  const game = useMemo((): Game | undefined => {
    const shared = decodeLevel(code)
    if (!shared) return undefined
    const { field, solution } = shared
    const world = WORLDS[shared.scenery]!
    return {
      id: '',
      title: t('sharedTitle'),
      lesson: t('sharedLesson'),
      level: openLevel([...kindsOf(solution)], { fields: [field], solution }),
      scenery: world.id,
      accent: world.accent,
      back: { href: '#map', label: t('backToMap') },
      next: { href: '#make', label: t('makeOwn') },
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code, language])
  if (game) return <LevelScreen game={game} />
  return (
    <div className="super-lost" role="alert">
      <Tutu pose="puzzled" className="size-32" />
      <h1 className="screen-title" tabIndex={-1}>
        {t('sharedLost')}
      </h1>
      <p>{t('sharedLostHint')}</p>
      <a className="btn btn-primary" href="#map">
        {t('backToMap')}
      </a>
    </div>
  )
}
