import { SettingOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SettingsDrawer = lazy(async () => ({
  default: (await import('../settings/settings-drawer.tsx')).SettingsDrawer,
}))

export function SettingsButton() {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(false)
  const open = () => {
    setThere(true)
    setOpen(true)
  }
  return (
    <>
      <Tooltip title={t('settings')}>
        <Button
          type="text"
          size="large"
          icon={<SettingOutlined aria-hidden />}
          aria-label={t('settings')}
          aria-haspopup="dialog"
          onClick={open}
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
