import { Alert, Button, theme } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { title: string; extra?: ReactNode; children: ReactNode }

/** A titled part of the screen. */
export function Panel({ title, extra, children }: Props) {
  const id = useId()
  const { token } = theme.useToken()
  return (
    <section
      aria-labelledby={id}
      className="info-panel"
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      <div className="info-panel-head">
        <h2 id={id}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  )
}

/** In the place of what could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('adminInfo')
  return (
    <Alert
      type="error"
      showIcon
      title={t('failed')}
      description={error.message}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  )
}
