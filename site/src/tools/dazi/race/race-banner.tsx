import type { CallAnswer } from '@tutu/contract/api/index'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { askAs } from '../../../lib/member/ask-as.ts'
import { useMember } from '../../../lib/member/use-member.ts'
import { hashOf } from '../place.ts'
import { useRaceText } from './use-race-text.ts'

type Races = CallAnswer<'GET /api/race/mine'>['races']

/** That a class of one's has a race open: asked when the list of lessons opens, and when somebody comes back to it. */
export function RaceBanner() {
  const t = useRaceText()
  const member = useMember()?.id
  const [races, setRaces] = useState<Races>([])
  useEffect(() => {
    if (member === undefined) return undefined
    const ask = () => {
      if (document.hidden) return
      // Without an answer there is no banner; the screen of races says what is wrong.
      askAs<{ races: Races }>(member, '/api/race/mine').then(
        (answer) => setRaces(answer.races),
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [member])
  return (
    <div role="status" className="race-banners">
      {races.map(({ code, classroom }) => (
        <p key={code} className="race-banner">
          <b>{t('bannerText', { classroom })}</b>
          <a href={hashOf('race', code)} className="btn btn-primary">
            {t('goIn')}
            <ArrowRight aria-hidden />
          </a>
        </p>
      ))}
    </div>
  )
}
