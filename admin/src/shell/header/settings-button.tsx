import { SettingOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useFocusReturn } from '../../lib/use-focus-return.ts'
import { useLingering } from '../../lib/use-lingering.ts'
import { HeaderButton } from './header-button.tsx'

const SettingsDrawer = lazyPart(async () => (await import('../settings/settings-drawer.tsx')).SettingsDrawer)

export function SettingsButton() {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const isThere = useLingering(isOpen || undefined)
  useFocusReturn(isOpen, !isThere)
  return (
    <>
      <Tooltip title={t('settings')}>
        <HeaderButton
          icon={<SettingOutlined aria-hidden />}
          aria-label={t('settings')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isThere ? (
        <Suspense fallback={null}>
          <SettingsDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
