import type { MemberInfo, MemberMenu } from '@tutu/contract/api/user'
import type { Language } from '@tutu/contract/core/languages'
import { sayOfCall } from '@tutu/contract/core/said-of-calls'
import { ChevronDown, LogOut } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { shownUnread, useAccountHas, useInChildMode, useUnread } from '../../lib/member/boot.ts'
import { signOut } from '../../lib/member/api.ts'
import { notices } from '../../lib/member/notices.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { MenuIcon } from './menu-icon.tsx'
import { useShellText } from '../../ui/member/use-text.ts'

const MESSAGES = 'account/notices'

type Props = { menus: MemberMenu[]; member: MemberInfo }

/** The centre's menu: beside the page, on phones folded above it. */
export function CentreMenu({ menus, member }: Props) {
  const t = useShellText()
  const { asset } = useSite()
  const { pathname } = useLocation()
  const entries = menus.flatMap(({ children = [] }) => children)
  const current = entries.find(({ path }) => isAt(pathname, path))
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === pathname
  const inChildMode = useInChildMode()
  return (
    <div className="centre-menu">
      <div className="centre-who">
        <img src={asset(member.avatar)} alt="" width="48" height="48" className="avatar size-12" />
        <p className="min-w-0">
          <b className="block truncate">{member.nickname}</b>
          {useAccountHas('profile') && <span className="block truncate text-sm text-muted">{member.username}</span>}
        </p>
      </div>
      <button
        type="button"
        className="centre-fold"
        aria-expanded={isOpen}
        aria-controls="centre-menu"
        onClick={() => setOpenedAt(isOpen ? undefined : pathname)}
      >
        <span className="sr-only">{t('menu')}</span>
        <span>{current?.title ?? t('menu')}</span>
        <Unread />
        <ChevronDown aria-hidden />
      </button>
      <nav id="centre-menu" aria-label={t('menu')} data-open={isOpen ? '' : undefined}>
        {menus.map(({ id, title, children = [] }) => (
          <section key={id} aria-labelledby={`centre-${id}`}>
            <h2 id={`centre-${id}`}>{title}</h2>
            <ul>
              {children.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} isCurrent={entry === current} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {!inChildMode && <SignOut />}
      </nav>
    </div>
  )
}

function Entry({ entry, isCurrent }: { entry: MemberMenu; isCurrent: boolean }) {
  const { language } = useSite()
  const inside = (
    <>
      <MenuIcon name={entry.icon} />
      {entry.title}
      {entry.path === MESSAGES && <Unread />}
    </>
  )
  if (entry.menu_type === 'link')
    return (
      <a href={entry.url} target="_blank" rel="noreferrer" className="centre-entry">
        {inside}
      </a>
    )
  return (
    <Link
      to={memberPath(entry.path, language)}
      className="centre-entry"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => stayOffline(event, language)}
    >
      {inside}
    </Link>
  )
}

/** Without a network the router would load the whole page anew, and the browser show its own: one stays, and hears why. */
function stayOffline(event: MouseEvent, language: Language): void {
  if (navigator.onLine) return
  event.preventDefault()
  notices.error(sayOfCall('client.offline', language))
}

/** How many messages are not read. */
function Unread() {
  const t = useShellText()
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className="centre-unread">
      <span aria-hidden>{shownUnread(count)}</span>
      <span className="sr-only">{t('unread', { count: shownUnread(count) })}</span>
    </span>
  )
}

function SignOut() {
  const t = useShellText()
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    if (isBusy) return
    setBusy(true)
    // The client has told why it did not work.
    signOut().catch(() => setBusy(false))
  }
  return (
    <button type="button" className="centre-entry" aria-disabled={isBusy} onClick={leave}>
      <LogOut aria-hidden />
      {t('signOut')}
    </button>
  )
}

function isAt(pathname: string, path: string): boolean {
  return pathname.toLowerCase() === `/user/${path.toLowerCase()}`
}
