import { pickLanguage } from '@tutu/contract/core/languages'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lastClass } from '../../lib/member/last-class.ts'
import { destinationOf } from '../../lib/member/paths.ts'
import { isSignedIn, type MemberSession, memberSession } from '../../lib/member/session.ts'
import { useSite } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Notices } from '../notices.tsx'
import { PageHead } from '../page-head.tsx'
import { Tutu, type TutuPose } from '../tutu.tsx'
import { MemberCentreClosed } from './member-centre-closed.tsx'
import stylesheet from './centre.css?url'

type Props = {
  title: 'memberLogin' | 'memberRegister' | 'memberPassword'
  pose: TutuPose
  heading: string
  children: ReactNode
  /** Instead of `children`, for whoever comes by themselves to a computer that classes share while somebody is signed in. */
  stillHere?: ComponentType<{ held: MemberSession }>
}

/**
 * The frame of signing in, registering and a lost password. Whoever is signed in goes on to where they were going; a child who
 * did not sign out in a computer room has been followed by another one, who is asked first.
 */
export function Entrance({ title, pose, heading, children, stillHere: StillHere }: Props) {
  const { language, isMemberCentreOpen, asset } = useSite()
  const [params] = useSearchParams()
  const to = params.get('to')
  const [held, setHeld] = useState<MemberSession>()
  const mayAsk = StillHere !== undefined && to === null

  useEffect(() => {
    const go = () => isSignedIn(memberSession.read()) && location.replace(destinationOf(to, language))
    const now = memberSession.read()
    // To sign out would be a way to leave child mode.
    let asked = mayAsk && isSignedIn(now) && !now.childMode && lastClass.read() !== '' ? now.id : 0
    if (asked !== 0) setHeld(now)
    else go()
    // Also when another tab signs in; what is heard of the one who is asked about is no answer.
    return memberSession.subscribe(() => {
      if (memberSession.read().id === asked) return
      asked = 0
      setHeld(undefined)
      go()
    })
  }, [to, language, mayAsk])

  return (
    <div className="page-width entrance">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <PageHead title={pickLanguage(titles[title], language)} indexed={false} />
      <Tutu pose={pose} className="entrance-tutu" />
      <section className="entrance-card">
        {!isMemberCentreOpen ? (
          <MemberCentreClosed />
        ) : held && StillHere ? (
          <StillHere held={held} />
        ) : (
          <>
            <h1>{heading}</h1>
            {children}
          </>
        )}
      </section>
      <Notices />
    </div>
  )
}
