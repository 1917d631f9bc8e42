import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import { indexOfTab, type Tabs } from '../../lib/tabs.ts'
import { TabItem } from './tab-item.tsx'
import { useTabMenuItems } from './tab-menu-items.tsx'
import './tabs.css'
import { useOverflow } from './use-overflow.ts'
import { useTabActions } from './use-tab-actions.ts'
import { useTabDrag } from './use-tab-drag.ts'

type TabBarProps = { tabs: Tabs; active: string; faceOf: (path: string) => { title: string; icon: string } }

/** A menu opened on a tab: whose, and where on the page (px). */
type OpenMenu = { path: string; left: number; top: number }

/** The open pages. Arrow keys walk along, Enter shows, Delete closes, Shift and an arrow key moves. */
export function TabBar({ tabs, active, faceOf }: TabBarProps) {
  const { t } = useTranslation('shell')
  const actions = useTabActions()
  const itemsOf = useTabMenuItems(tabs, actions)
  const { box, isBeyond, scroll } = useOverflow(tabs.map(({ path }) => faceOf(path).title).join())
  const drag = useTabDrag(actions.move)
  const [menu, setMenu] = useState<OpenMenu>()
  const place = indexOfTab(tabs, active)

  useEffect(() => {
    const shown = box.current?.querySelector('[aria-selected=true]')
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    // A tab that is new stands in the row only after it has been chosen.
  }, [box, active, isBeyond, place])

  /** After the row has been drawn anew. */
  const focusTab = (to: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('[role=tab]').item(to)?.focus())
  const closeMenu = () => {
    setMenu(undefined)
    if (menu) focusTab(indexOfTab(tabs, menu.path))
  }

  return (
    <nav className="shell-tabs" aria-label={t('tabs')}>
      {isBeyond ? (
        <Button
          type="text"
          className="shell-tabs-arrow"
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('tabsBack')}
          onClick={() => scroll(-1)}
        />
      ) : null}
      <div ref={box} role="tablist" aria-label={t('tabs')} className="shell-tab-list">
        {tabs.map((tab, at) => (
          <TabItem
            key={tab.path}
            tab={tab}
            place={at}
            {...faceOf(tab.path)}
            isActive={tab.path === active}
            isReachable={place < 0 ? at === 0 : at === place}
            isDragged={drag.dragged === at}
            actions={actions}
            onDragStart={drag.start}
            onFocusMove={(to) => focusTab((to + tabs.length) % tabs.length)}
            onMove={(to) => {
              if (at === 0 || to < 1 || to >= tabs.length) return
              actions.move(at, to)
              focusTab(to)
            }}
            // Later: the click that opens the menu would close it again.
            onMenu={(left, top) => setTimeout(() => setMenu({ path: tab.path, left, top }))}
          />
        ))}
      </div>
      {isBeyond ? (
        <Button
          type="text"
          className="shell-tabs-arrow"
          icon={<RightOutlined aria-hidden />}
          aria-label={t('tabsForward')}
          onClick={() => scroll(1)}
        />
      ) : null}
      <ButtonMenu placement="bottomRight" menu={{ items: itemsOf(Math.max(place, 0)) }}>
        <Button type="text" icon={<DownOutlined aria-hidden />} aria-label={t('tabActions')} />
      </ButtonMenu>
      {menu ? (
        <Dropdown
          key={`${menu.path} ${menu.left}`}
          open
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was asked for: the arrow keys go through it
          autoFocus
          trigger={['click']}
          menu={{ items: itemsOf(indexOfTab(tabs, menu.path)), onClick: () => setMenu(undefined) }}
          onOpenChange={(isOpen) => !isOpen && closeMenu()}
        >
          <span className="shell-tab-menu-place" style={{ left: menu.left, top: menu.top }} />
        </Dropdown>
      ) : null}
    </nav>
  )
}
