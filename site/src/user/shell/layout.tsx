import { accountHas } from '@tutu/contract/core/accounts'
import { CHILD_MODE_PAGE } from '@tutu/contract/core/constants'
import { MEMBER_PAGES, type MemberPageRules } from '@tutu/contract/core/member-pages'
import { pickLanguage } from '@tutu/contract/core/languages'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { keptPlace } from '../../lib/keep-place.ts'
import { withQuery } from '../../lib/links.ts'
import { goToLogin } from '../../lib/member/api.ts'
import { useBoot } from '../../lib/member/boot.ts'
import { loadingPath } from '../../lib/member/paths.ts'
import { isSignedIn, memberSession } from '../../lib/member/session.ts'
import { usePageLoading } from '../../lib/use-page-loading.ts'
import { useMember } from '../../lib/member/use-member.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSite } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Notices } from '../../ui/notices.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CentreMenu } from './centre-menu.tsx'
import { CentreSkeleton } from '../../ui/member/centre-skeleton.tsx'
import stylesheet from '../../ui/member/centre.css?url'
import { NotForAccount } from './not-for-account.tsx'
import { useHeaderLanguage } from './use-header-language.ts'

export const handle = { hydrate: true, loads: true }

/** The member centre: the menu and one of its pages, once it is known who asks and what the menu holds (spec 2). */
export default function Centre() {
  const { language, asset } = useSite()
  const { pathname, search } = useLocation()
  const isMounted = useIsMounted()
  const member = useMember()
  const boot = useBoot()
  useHeaderLanguage()

  // Signed out here or in another tab; asked of the store itself, which a first render does not know yet.
  useEffect(() => {
    if (!isSignedIn(memberSession.read())) goToLogin()
  }, [member])
  // Somebody else has signed in in another tab: their centre is another one.
  const isAnother = boot.kind === 'ready' && member !== null && member.id !== boot.userInfo.id
  useEffect(() => {
    if (isAnother) location.reload()
  }, [isAnother])

  const page: MemberPageRules | undefined = MEMBER_PAGES.find(
    ({ path }) => pathname.toLowerCase() === `/user/${path.toLowerCase()}`,
  )
  const centre = pickLanguage(titles.memberCenter, language)
  const head = <PageHead title={page ? `${pickLanguage(page.title, language)} · ${centre}` : centre} indexed={false} />
  const mayOpen = !page?.needs || (boot.kind === 'ready' && accountHas(boot.account, page.needs))
  const isForGrownUps = boot.kind === 'ready' && boot.childMode && page?.forChildren !== true
  const isOpen = isMounted && member !== null && boot.kind === 'ready' && !isAnother
  usePageLoading(!isOpen)
  return (
    <div className="page-width centre">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      {head}
      {isOpen ? (
        <>
          <CentreMenu menus={boot.menus} member={boot.userInfo} />
          <div ref={keptPlace} className="centre-page">
            {isForGrownUps ? (
              <Navigate to={withQuery(CHILD_MODE_PAGE, language)} replace />
            ) : mayOpen ? (
              <Outlet />
            ) : (
              <NotForAccount account={boot.account} />
            )}
          </div>
        </>
      ) : (
        <CentreSkeleton />
      )}
      {/* Beside the frame, which stays until the way leads on. */}
      {isMounted && member !== null && boot.kind !== 'ready' && (
        <Navigate to={loadingPath(pathname, search, language)} replace />
      )}
      <Notices />
    </div>
  )
}
