import { CloseOutlined } from '@ant-design/icons'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Tab } from '../../lib/tabs.ts'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { paneId, tabId } from './tab-ids.ts'
import type { TabActions } from './use-tab-actions.ts'
import { useLongPress } from './use-long-press.ts'

type TabItemProps = {
  tab: Tab
  place: number
  title: string
  icon: string
  isActive: boolean
  /** Whether the Tab key stops here; the arrow keys reach the others. */
  isReachable: boolean
  isDragged: boolean
  actions: TabActions
  onDragStart: (event: PointerEvent<HTMLElement>, place: number) => void
  onFocusMove: (place: number) => void
  onMove: (place: number) => void
  /** px on the page */
  onMenu: (left: number, top: number) => void
}

export function TabItem(props: TabItemProps) {
  const { tab, place, title, icon, isActive, actions, onFocusMove, onMenu } = props
  const longPress = useLongPress(onMenu)
  const isHome = place === 0

  const closeAndGoOn = async () => {
    if (isHome) return
    await actions.close([tab.path])
    onFocusMove(place - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step && event.shiftKey) props.onMove(place + step)
    else if (step) onFocusMove(place + step)
    else if (event.key === 'Home') onFocusMove(0)
    else if (event.key === 'End') onFocusMove(-1)
    else if (event.key === 'Enter' || event.key === ' ') actions.open(tab)
    else if (event.key === 'Delete') void closeAndGoOn()
    else return
    event.preventDefault()
  }

  return (
    <div
      id={tabId(tab.path)}
      role="tab"
      tabIndex={props.isReachable ? 0 : -1}
      aria-selected={isActive}
      aria-controls={isActive ? paneId(tab.path) : undefined}
      aria-keyshortcuts={isHome ? undefined : 'Delete'}
      className={props.isDragged ? 'shell-tab shell-tab-dragged' : 'shell-tab'}
      title={title}
      onClick={() => actions.open(tab)}
      onKeyDown={onKeyDown}
      // The middle button closes; without this it would begin to scroll.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && !isHome && void actions.close([tab.path])}
      onContextMenu={(event) => {
        event.preventDefault()
        // Opened by the keyboard the event has no place of its own.
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        const isByMouse = event.clientX > 0 || event.clientY > 0
        onMenu(isByMouse ? event.clientX : left, isByMouse ? event.clientY : bottom)
      }}
      {...longPress}
      onPointerDown={(event) => {
        longPress.onPointerDown(event)
        props.onDragStart(event, place)
      }}
    >
      <MenuIcon name={icon} />
      <span className="shell-tab-title">{title}</span>
      {isHome ? null : (
        // For the mouse; the keyboard has Delete, and everybody the menu.
        <span
          aria-hidden="true"
          className="shell-tab-close"
          onClick={(event) => {
            event.stopPropagation()
            void actions.close([tab.path])
          }}
        >
          <CloseOutlined aria-hidden />
        </span>
      )}
    </div>
  )
}
