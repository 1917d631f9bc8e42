import type { EarlierRace } from '@tutu/contract/api/race'
import { useState } from 'react'
import { isoTime } from '../../../lib/day-text.ts'
import { memberApi } from '../../../lib/member/api.ts'
import { useLoaded } from '../../../lib/member/use-loaded.ts'
import { momentText } from '../../../lib/moment-text.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { titleOf } from './race-text.ts'
import { useRaceText } from './use-race-text.ts'

/** What a class has raced before, for its teacher: folded away as all figures are, and asked for when it is opened. */
export function EarlierRaces({ classroom }: { classroom: number }) {
  const t = useRaceText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="panel race-figures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-button">{t('earlier')}</summary>
      <p className="text-muted">{t('figuresNote')}</p>
      {isOpen && <Races classroom={classroom} />}
    </details>
  )
}

function Races({ classroom }: { classroom: number }) {
  const t = useRaceText()
  const { data, problem, again } = useLoaded(
    `earlier ${classroom}`,
    async () =>
      (await memberApi.call('GET /api/race/earlier', { query: { id: classroom } }, { showError: false })).data.races,
  )
  if (problem !== undefined) return <LoadProblem title={t('earlierProblem')} text={problem} again={again} />
  if (!data) return <span className="skeleton mt-3 h-40 w-full" aria-hidden />
  if (data.length === 0) return <p>{t('earlierNone')}</p>
  return (
    <ul className="race-earlier">
      {data.map((race) => (
        <Race key={race.id} race={race} />
      ))}
    </ul>
  )
}

function Race({ race }: { race: EarlierRace }) {
  const t = useRaceText()
  const tDrill = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { starttime, text, script, racers, best } = race
  const unit = tDrill(script === 'han' ? 'hanPerMinute' : 'wpm')
  return (
    <li>
      <h3>{titleOf(race, language) || t('ownTitleNone')}</h3>
      <p className="text-muted">
        <time dateTime={isoTime(starttime)}>{momentText(starttime, language)}</time>
      </p>
      <p className="race-preview">{text}</p>
      {racers.length > 0 && <p>{t('racedBy', { count: racers.length, names: racers.join(t('between')) })}</p>}
      {best && <p>{t('fastest', { name: best.name, speed: `${Math.round(best.speed)} ${unit}` })}</p>}
    </li>
  )
}
