import { pickLanguage } from '@tutu/contract/core/languages'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { destinationOf } from '../../lib/member/paths.ts'
import { isSignedIn, memberSession } from '../../lib/member/session.ts'
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
}

/** The frame of signing in, registering and a lost password. Whoever is signed in goes on to where they were going. */
export function Entrance({ title, pose, heading, children }: Props) {
  const { language, isMemberCentreOpen, asset } = useSite()
  const [params] = useSearchParams()
  const to = params.get('to')

  useEffect(() => {
    const go = () => isSignedIn(memberSession.read()) && location.replace(destinationOf(to, language))
    go()
    // Also when another tab signs in.
    return memberSession.subscribe(go)
  }, [to, language])

  return (
    <div className="page-width entrance">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <PageHead title={pickLanguage(titles[title], language)} indexed={false} />
      <Tutu pose={pose} className="entrance-tutu" />
      <section className="entrance-card">
        {isMemberCentreOpen ? (
          <>
            <h1>{heading}</h1>
            {children}
          </>
        ) : (
          <MemberCentreClosed />
        )}
      </section>
      <Notices />
    </div>
  )
}
