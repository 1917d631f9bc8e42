import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CloseOutlined,
  FullscreenOutlined,
  MinusOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import type { MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Tabs } from '../../lib/tabs.ts'
import type { TabActions } from './use-tab-actions.ts'

/** What the menu of the tab at a place offers. Moving stands there, too: not everybody can drag. */
export function useTabMenuItems(tabs: Tabs, actions: TabActions): (place: number) => MenuProps['items'] {
  const { t } = useTranslation('shell')
  return (place) => {
    const tab = tabs[place]
    if (!tab) return []
    const isHome = place === 0
    return [
      {
        key: 'refresh',
        label: t('tabRefresh'),
        icon: <ReloadOutlined aria-hidden />,
        onClick: () => actions.refresh(tab),
      },
      {
        key: 'fill',
        label: t('tabFullScreen'),
        icon: <FullscreenOutlined aria-hidden />,
        onClick: () => actions.fillPage(tab),
      },
      { type: 'divider' },
      {
        key: 'left',
        label: t('tabLeft'),
        icon: <ArrowLeftOutlined aria-hidden />,
        disabled: place < 2,
        onClick: () => actions.move(place, place - 1),
      },
      {
        key: 'right',
        label: t('tabRight'),
        icon: <ArrowRightOutlined aria-hidden />,
        disabled: isHome || place === tabs.length - 1,
        onClick: () => actions.move(place, place + 1),
      },
      { type: 'divider' },
      {
        key: 'close',
        label: t('tabClose'),
        icon: <CloseOutlined aria-hidden />,
        disabled: isHome,
        onClick: () => void actions.close([tab.path]),
      },
      {
        key: 'others',
        label: t('tabCloseOthers'),
        icon: <MinusOutlined aria-hidden />,
        disabled: tabs.length <= (isHome ? 1 : 2),
        onClick: () => void actions.closeOthers(tab),
      },
      {
        key: 'all',
        label: t('tabCloseAll'),
        icon: <CloseOutlined aria-hidden />,
        disabled: tabs.length < 2,
        onClick: () => void actions.closeAll(),
      },
    ]
  }
}
