import { guardianToken } from '../../lib/guardian/session.ts'
import { keptPlace } from '../../lib/keep-place.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSite } from '../../lib/use-site.ts'
import { useStored } from '../../lib/use-stored.ts'
import { MemberCentreClosed } from '../../ui/member/member-centre-closed.tsx'
import frame from '../../ui/member/centre.css?url'
import { Notices } from '../../ui/notices.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { Children } from './children.tsx'
import { CodeForm } from './code-form.tsx'
import stylesheet from './guardian.css?url'
import { useGuardianText } from './use-text.ts'

export const handle = { hydrate: true }

/** Where guardians see what their children do, and say what they may: opened by a code, for a day. */
export default function GuardianPage() {
  const t = useGuardianText()
  const { asset, isMemberCentreOpen } = useSite()
  const isMounted = useIsMounted()
  const [token] = useStored(guardianToken)
  const isOpen = isMounted && token !== ''
  return (
    <div ref={keptPlace} className={isOpen ? 'page-width guardian' : 'page-width entrance'}>
      <link rel="stylesheet" href={asset(frame)} precedence="page" />
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <meta name="referrer" content="no-referrer" />
      <PageHead title={t('title')} description={t('description')} indexed={false} />
      {isOpen ? (
        <Children />
      ) : (
        <>
          <Tutu pose="waving" className="entrance-tutu" />
          <section className="entrance-card">
            {isMemberCentreOpen ? (
              <>
                <h1>{t('title')}</h1>
                <p className="mb-4">{t('lead')}</p>
                <CodeForm />
              </>
            ) : (
              <MemberCentreClosed />
            )}
          </section>
        </>
      )}
      <Notices />
    </div>
  )
}
