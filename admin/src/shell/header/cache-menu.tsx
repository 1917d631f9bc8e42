import { ClearOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import { forgetBrowserStorage } from '../../lib/browser-storage.ts'
import { hasNode } from '../../lib/menu-tree.ts'
import { modal } from '../../lib/message.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { CLEAR_NODE, clearCaches } from './clear-caches.ts'
import { HeaderButton } from './header-button.tsx'

/** For those who hold the right: the server's caches, or also what this browser remembers of the back office (wire 1.6). */
export function CacheMenu() {
  const { t } = useTranslation('shell')
  const isAllowed = useNavTabs(({ menus }) => hasNode(menus ?? [], CLEAR_NODE))
  if (!isAllowed) return null
  const askAndClearAll = () =>
    modal.confirm({
      title: t('clearAllTitle'),
      content: t('clearAllText'),
      okText: t('clearAllOk'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        await clearCaches('all')
        forgetBrowserStorage()
        window.location.reload()
      },
    })
  return (
    <ButtonMenu
      menu={{
        items: [
          { key: 'tp', label: t('clearPages'), onClick: () => void clearCaches('tp').catch(() => undefined) },
          { key: 'all', label: t('clearAll'), onClick: askAndClearAll },
        ],
      }}
    >
      <HeaderButton
        className="shell-wide-only"
        icon={<ClearOutlined aria-hidden />}
        aria-label={t('clearCaches')}
        title={t('clearCaches')}
      />
    </ButtonMenu>
  )
}
