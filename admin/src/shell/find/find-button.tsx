import { SearchOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLingering } from '../../lib/use-lingering.ts'
import { HeaderButton } from '../header/header-button.tsx'

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette)

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the search over everything; so does Ctrl or ⌘ with K, wherever one is. */
export function FindButton() {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const isThere = useLingering(isOpen || undefined)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Tooltip title={`${t('search')} ${IS_MAC ? '⌘' : 'Ctrl'} K`}>
        <HeaderButton
          icon={<SearchOutlined aria-hidden />}
          aria-label={t('search')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isThere ? (
        <Suspense fallback={null}>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
