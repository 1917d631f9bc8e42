import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { NoticeButtons } from './problem-notice.tsx'

/** In the place of a screen that broke. It has been reported; the other tabs go on. */
export function BrokenNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Flex vertical align="center" justify="center" gap="middle" className="shell-notice">
      <h1 className="shell-notice-title">{t('broken')}</h1>
      <p className="shell-notice-text" role="alert">
        {t('brokenText')}
      </p>
      <NoticeButtons />
      <Button type="link" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Flex>
  )
}
