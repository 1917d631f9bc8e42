import { RACE_PACE } from '@tutu/contract/core/races'
import { ArrowRight } from 'lucide-react'
import { memberApi } from '../../../lib/member/api.ts'
import { loginPath } from '../../../lib/member/paths.ts'
import { useSite } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { AwayNote, RaceHead } from './race-head.tsx'
import { titleOf } from './race-text.ts'
import { usePolled } from '../../../lib/use-polled.ts'
import { useRaceText } from './use-race-text.ts'

/** The races that are open in one's classes, a field for the code, and for teachers the way to open one. */
export function RaceHome() {
  const t = useRaceText()
  const { data, refused, isAway, again } = usePolled(
    'home',
    async () => (await memberApi.call('GET /api/race/mine', {}, { showError: false })).data,
    () => RACE_PACE.over,
  )
  return (
    <section aria-labelledby="race-title">
      <RaceHead title={t('title')} />
      <AwayNote isAway={isAway} />
      {refused !== undefined && <LoadProblem title={t('problem')} text={refused} again={again} />}
      {!data && refused === undefined && <span className="skeleton mt-4 h-40 w-full" aria-hidden />}
      {data && (
        <>
          <div aria-live="polite">
            {data.races.map((race) => (
              <OpenRace key={race.code} race={race} />
            ))}
          </div>
          {data.races.length === 0 && data.teaches.length === 0 && (
            <div className="empty-state">
              <Tutu pose="asleep" className="size-32" />
              <p>{t('noRace')}</p>
            </div>
          )}
          {data.teaches.length > 0 && <Teaches classes={data.teaches} />}
          <CodeForm />
        </>
      )}
    </section>
  )
}

type Race = { code: string; classroom: string; phase: string; lesson: string }

function OpenRace({ race: { code, classroom, phase, lesson } }: { race: Race }) {
  const t = useRaceText()
  const { language } = useSite()
  return (
    <div className="panel race-open">
      <div>
        <h3>{t('openIn', { classroom })}</h3>
        <p>{titleOf({ lesson, title: '' }, language)}</p>
        {phase !== 'waiting' && <p className="text-muted">{t('runningNow')}</p>}
      </div>
      <a href={hashOf('race', code)} className="btn btn-primary btn-lg">
        {t('goIn')}
        <ArrowRight aria-hidden />
      </a>
    </div>
  )
}

function Teaches({ classes }: { classes: readonly { id: number; name: string }[] }) {
  const t = useRaceText()
  return (
    <div className="panel mt-4">
      <h3>{t('teachTitle')}</h3>
      <ul className="race-classes">
        {classes.map(({ id, name }) => (
          <li key={id}>
            <a href={hashOf('race', `class-${id}`)} className="btn">
              {name}
              <ArrowRight aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CodeForm() {
  const t = useRaceText()
  return (
    <form
      className="race-code-form"
      onSubmit={(event) => {
        event.preventDefault()
        const code = String(new FormData(event.currentTarget).get('code')).trim().toLowerCase()
        if (code) location.hash = hashOf('race', code)
      }}
    >
      <div className="field">
        <label htmlFor="race-code">{t('codeLabel')}</label>
        <div className="field-input">
          <input
            id="race-code"
            name="code"
            className="race-code-input"
            maxLength={4}
            autoComplete="off"
            autoCapitalize="none"
            required
          />
        </div>
      </div>
      <button type="submit" className="btn">
        {t('codeGo')}
      </button>
    </form>
  )
}

/** Nobody is signed in: races are for a class. */
export function SignInFirst() {
  const t = useRaceText()
  const { language } = useSite()
  return (
    <section aria-labelledby="race-title">
      <RaceHead title={t('title')} />
      <div className="empty-state">
        <Tutu pose="waving" className="size-32" />
        <p>{t('signInText')}</p>
        <a href={loginPath('/dazi', '', language)} className="btn btn-primary">
          {t('signIn')}
        </a>
      </div>
    </section>
  )
}
