import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatSeconds } from '../../fields/format.ts'
import type { Figures } from './use-figures.ts'

/** Records that somebody has just worked on, with the way to each. */
export function RecentChanges({ recent }: { recent: NonNullable<Figures['recent']> }) {
  const { t } = useTranslation('dashboard')
  const { token } = theme.useToken()
  return (
    <section
      className="system-panel recent-changes"
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      <h2>{t('recent')}</h2>
      {recent.length === 0 ? (
        <p className="muted">{t('noRecent')}</p>
      ) : (
        <ol>
          {recent.map(({ id, title, record, username, createtime, path }) => (
            <li key={id}>
              <span className="recent-record">{path ? <Link to={path}>{record}</Link> : record}</span>
              <span className="muted">
                {title} · {username} · {formatSeconds(createtime)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
