import { hrefOf } from '@tutu/contract/core/area-paths'
import { sayOfCall } from '@tutu/contract/core/said-of-calls'
import { pickLanguage } from '@tutu/contract/core/languages'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { goToLogin, signOut } from '../../lib/member/api.ts'
import { type Boot, loadBoot, useBoot } from '../../lib/member/boot.ts'
import { memberPath, parseTarget, targetJson } from '../../lib/member/paths.ts'
import { isSignedIn, memberSession } from '../../lib/member/session.ts'
import { usePageLoading } from '../../lib/use-page-loading.ts'
import { inLanguage } from '../../lib/links.ts'
import { useSite } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Notices } from '../../ui/notices.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CentreSkeleton } from '../../ui/member/centre-skeleton.tsx'
import stylesheet from '../../ui/member/centre.css?url'
import { useShellText } from '../../ui/member/use-text.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'

export const handle = { hydrate: true, loads: true }

/** Fetches the menu and goes on to where one was going (spec 2). */
export default function Loading() {
  const { language, asset } = useSite()
  const t = useShellText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const boot = useBoot()

  useEffect(() => {
    if (isSignedIn(memberSession.read())) void loadBoot()
    else goToLogin()
  }, [])
  useEffect(() => {
    if (boot.kind !== 'ready') return
    const target = parseTarget(targetJson(pathname))
    const [path = '', search = ''] = target ? hrefOf(target).split('?', 2) : []
    const to = target ? inLanguage(path, search, language) : landingOf(boot, language)
    if (to) void navigate(to, { replace: true })
  }, [boot, pathname, language, navigate])

  const problem =
    boot.kind === 'failed' ? boot.message : hasNothing(boot) ? sayOfCall('client.other', language) : undefined
  usePageLoading(problem === undefined)
  return (
    <div className="page-width centre">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      <PageHead title={pickLanguage(titles.memberCenter, language)} indexed={false} />
      {problem === undefined ? (
        <CentreSkeleton />
      ) : (
        <div className="empty-state centre-alone">
          <RestingTutu pose="puzzled" />
          <h1 className="text-2xl font-bold">{t('failed')}</h1>
          <p role="alert">{problem}</p>
          <p className="flex flex-wrap justify-center gap-3">
            <button type="button" className="btn btn-primary" onClick={() => void loadBoot()}>
              {t('again')}
            </button>
            <button type="button" className="btn" onClick={() => void signOut().catch(() => undefined)}>
              {t('signOut')}
            </button>
          </p>
        </div>
      )}
      <Notices />
    </div>
  )
}

/** The first page of the menu. */
function landingOf(boot: Extract<Boot, { kind: 'ready' }>, language: Parameters<typeof memberPath>[1]) {
  const first = boot.menus.flatMap(({ children = [] }) => children).find(({ menu_type }) => menu_type === 'tab')
  return first && memberPath(first.path, language)
}

function hasNothing(boot: Boot): boolean {
  return boot.kind === 'ready' && landingOf(boot, 'zh-cn') === undefined
}
