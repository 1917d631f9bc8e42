import { CheckCircleOutlined, RightOutlined } from '@ant-design/icons'
import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { formatCount } from './format.ts'
import type { Figures } from './use-figures.ts'

/** What waits for somebody, each with the way to its list; that nothing does is said as well. */
export function WaitingList({ waiting }: { waiting: Figures['waiting'] }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { token } = theme.useToken()
  const frame = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary }
  return (
    <section className="waiting" style={frame}>
      <h2>{t('waiting')}</h2>
      {waiting.length === 0 ? (
        <p className="muted">
          <CheckCircleOutlined aria-hidden style={{ color: token.colorSuccess }} /> {t('nothingWaits')}
        </p>
      ) : (
        <ul>
          {waiting.map(({ key, title, value, path }) => (
            <li key={key}>
              <Link to={path} style={{ color: token.colorText }}>
                <strong style={{ color: token.colorPrimary }}>{formatCount(value, language)}</strong> {title}
                <RightOutlined aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
