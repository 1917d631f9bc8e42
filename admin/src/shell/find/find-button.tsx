import { SearchOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { HeaderButton } from '../header/header-button.tsx'
import { openOverlay } from '../overlay.ts'
import { CTRL } from '../shortcuts/keys.ts'

/** Opens the search over everything; so does Ctrl or ⌘ with K. */
export function FindButton() {
  const { t } = useTranslation('shell')
  return (
    <Tooltip title={`${t('search')} ${CTRL} K`}>
      <HeaderButton
        icon={<SearchOutlined aria-hidden />}
        aria-label={t('search')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => openOverlay('find')}
      />
    </Tooltip>
  )
}
