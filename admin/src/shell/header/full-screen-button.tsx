import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderButton } from './header-button.tsx'

/** The whole back office without the browser around it. */
export function FullScreenButton() {
  const { t } = useTranslation('shell')
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null)
  // Phones without it have no button that does nothing.
  if (!document.fullscreenEnabled) return null
  const label = t(isFull ? 'leaveFullScreen' : 'fullScreen')
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <Tooltip title={label}>
      <HeaderButton
        className="shell-wide-only"
        icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        aria-label={label}
        // The browser may refuse; then nothing changes.
        onClick={() => void toggle().catch(() => undefined)}
      />
    </Tooltip>
  )
}

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
