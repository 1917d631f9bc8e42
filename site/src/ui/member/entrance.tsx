import { pickLanguage } from '@tutu/contract/core/languages'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keptPlace } from '../../lib/keep-place.ts'
import { checkSession } from '../../lib/member/check-session.ts'
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
    /** Whose session one may be asked about; 0: nobody's. To sign out would be a way to leave child mode. */
    const askable = (): number => {
      const now = memberSession.read()
      return mayAsk && isSignedIn(now) && !now.childMode && lastClass.read() !== '' ? now.id : 0
    }
    const { token } = memberSession.read()
    let asked = askable()
    let isAsked = false
    // A teacher may have signed them out from elsewhere: nobody is still here then.
    const ask = async (): Promise<void> => {
      await checkSession().catch(() => undefined)
      if (asked === 0) return
      asked = askable()
      if (asked === 0) return void go()
      isAsked = true
      setHeld(memberSession.read())
    }
    if (asked === 0) go()
    else void ask()
    // Also when another tab signs in; what is heard of the one who is asked about is no answer. Until they are, the form is there.
    const unsubscribe = memberSession.subscribe(() => {
      const now = memberSession.read()
      if (now.id === asked && (isAsked || now.token === token)) return
      asked = 0
      setHeld(undefined)
      go()
    })
    return () => {
      asked = 0
      unsubscribe()
    }
  }, [to, language, mayAsk])

  return (
    <div className="page-width entrance">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <PageHead title={pickLanguage(titles[title], language)} indexed={false} />
      <Tutu pose={pose} className="entrance-tutu" />
      <section ref={keptPlace} className="entrance-card">
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
