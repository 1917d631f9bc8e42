import type { MenuNode } from '@tutu/contract/api/admin-index'
import { Drawer } from 'antd'
import { Brand } from '../brand.tsx'
import { SideMenu } from './side-menu.tsx'

type MenuDrawerProps = { menus: readonly MenuNode[]; isOpen: boolean; onClose: () => void }

/** The menu of narrow pages: over the content, as wide as a thumb reaches. */
export function MenuDrawer({ menus, isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      placement="left"
      size={280}
      open={isOpen}
      onClose={onClose}
      title={
        <div className="shell-drawer-brand">
          <Brand />
        </div>
      }
      classNames={{ body: 'shell-drawer' }}
    >
      <SideMenu menus={menus} />
    </Drawer>
  )
}
