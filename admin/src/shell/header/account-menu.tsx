import { LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type AdminInfo, useAdminInfo } from '../../stores/admin-info.ts'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { routeOf, screenNodes } from '../../lib/menu-tree.ts'
import { signOut } from '../../lib/session.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { HeaderButton } from './header-button.tsx'

/** Node of one's own profile; it has no entry in the menu. */
const PROFILE = 'routine/adminInfo'

export function AccountMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const admin = useAdminInfo()
  const name = admin.nickname || admin.username
  const navigate = useNavigate()
  const profile = useNavTabs(({ menus }) => screenNodes(menus ?? []).find((node) => node.name === PROFILE))
  const time = formatTime(admin.lastlogintime_seconds, language)
  return (
    <ButtonMenu
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'account',
            type: 'group',
            label: (
              <div className="shell-account">
                <strong>{name}</strong>
                <span>{admin.username}</span>
                {time ? <span>{t('lastLogin', { time })}</span> : null}
              </div>
            ),
          },
          { type: 'divider' },
          ...(profile
            ? [
                {
                  key: 'profile',
                  label: t('profile'),
                  icon: <UserOutlined aria-hidden />,
                  onClick: () => void navigate(routeOf(profile)),
                },
              ]
            : []),
          // The client has told the user when it fails; the session is then as it was.
          {
            key: 'signOut',
            label: t('signOut'),
            icon: <LogoutOutlined aria-hidden />,
            onClick: () => void signOut().catch(() => undefined),
          },
        ],
      }}
    >
      <HeaderButton aria-label={t('account', { name })}>
        <Portrait avatar={admin.avatar} name={name} />
        <span className="shell-wide-only">{name}</span>
      </HeaderButton>
    </ButtonMenu>
  )
}

/** In the user's own time zone. */
function formatTime(seconds: AdminInfo['lastlogintime_seconds'], language: string): string {
  if (typeof seconds !== 'number') return ''
  return new Intl.DateTimeFormat(language === 'zh-cn' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(seconds * 1000)
}
