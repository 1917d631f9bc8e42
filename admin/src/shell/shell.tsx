import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.tsx'
import { hasUnsavedAnywhere } from '../lib/pane.ts'
import { queryClient } from '../lib/query.ts'
import { useTitle } from '../lib/title.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { noteRecent } from '../stores/recent.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { AntdRoot } from './antd-root.tsx'
import { ProblemNotice } from './errors/problem-notice.tsx'
import { Frame } from './frame.tsx'
import './messages.ts'
import { Panes } from './panes.tsx'
import { isOpen, screenAt } from './screen-at.ts'
import { fetchAhead } from './screen-host.tsx'
import './shell.css'
import './print.css'
import { useOpenTab } from './tabs/use-open-tab.ts'
import { useAskedLanguage, useFreshLanguage } from './use-fresh-language.ts'
import { useFreshRights } from './use-fresh-rights.ts'

/** The back office around its screens: menu, header, tabs, content (spec 2). */
export function Shell() {
  // What one administrator has loaded is not shown to the next one.
  useEffect(() => () => queryClient.clear(), [])
  return (
    <AntdRoot>
      <Content />
    </AntdRoot>
  )
}

const NO_MENUS: readonly never[] = []

const SignInAgain = lazyPart(async () => (await import('./login/sign-in-again.tsx')).SignInAgain)

function Content() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const menus = useNavTabs((state) => state.menus) ?? NO_MENUS
  const tabs = useNavTabs((state) => state.tabsView)
  const sessionEnd = useSessionEnd()
  const screen = screenAt(pathname, menus)
  const current = isOpen(screen) ? screen : undefined
  const query = withoutLanguage(search)
  const title = isOpen(screen) ? screen.node.title : t(screen.kind === 'forbidden' ? 'forbidden' : 'notFound')
  useTitle(title)
  useAskedLanguage(search)
  useFreshLanguage()
  useFreshRights()
  useOpenTab(current?.path, query, menus)
  useEffect(fetchAhead, [])
  const opened = current?.node.name
  useEffect(() => {
    if (opened !== undefined) noteRecent({ key: `screen:${opened}` })
  }, [opened])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedAnywhere()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return (
    <Frame menus={menus} tabs={tabs} current={current} title={title}>
      {isOpen(screen) ? null : (
        <div className="shell-scroll">
          <ProblemNotice key={pathname} kind={screen.kind} path={pathname} />
        </div>
      )}
      <Panes tabs={tabs} current={current} menus={menus} />
      {sessionEnd.account ? (
        <Suspense fallback={null}>
          <SignInAgain {...sessionEnd} account={sessionEnd.account} />
        </Suspense>
      ) : null}
    </Frame>
  )
}

/** `?lang=` is about the page, not about the screen: no tab remembers it. */
function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has('lang')) return search
  params.delete('lang')
  return params.size > 0 ? `?${params}` : ''
}
