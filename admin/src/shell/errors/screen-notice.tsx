import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { HOME } from '../../lib/paths.ts'

const TITLES = { missing: 'notFound', forbidden: 'forbidden', broken: 'broken' } as const

type ScreenNoticeProps = { kind: 'missing' | 'forbidden' | 'broken'; path: string; onRetry?: () => void }

/** In the place of a screen that is not there, not allowed or broken. */
export function ScreenNotice({ kind, path, onRetry }: ScreenNoticeProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const title = t(TITLES[kind])
  const text = { missing: t('notFoundText', { path }), forbidden: t('forbiddenText'), broken: t('brokenText') }[kind]
  return (
    <Flex vertical align="center" justify="center" gap="middle" className="shell-notice">
      <h1 className="shell-notice-title">{title}</h1>
      <p className="shell-notice-text">{text}</p>
      <Flex wrap gap="small" justify="center">
        {onRetry ? (
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : (
          <Button type="primary" onClick={() => void navigate(HOME)}>
            {t('home')}
          </Button>
        )}
        <Button onClick={() => void navigate(-1)}>{t('back')}</Button>
      </Flex>
    </Flex>
  )
}
