import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { formatCount } from './format.ts'
import type { Figures } from './use-figures.ts'

type Props = { card: Figures['cards'][number] }

/** How much there is of something, and what of it came in the period chosen and in the one before; where there is a screen for it, the way there. */
export function FigureCard({ card: { title, value, added, previous, path } }: Props) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { token } = theme.useToken()
  const frame = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary, color: token.colorText }
  const content = (
    <>
      <span className="muted">{title}</span>
      <strong>{formatCount(value, language)}</strong>
      {added !== undefined && previous !== undefined && (
        <span className="muted figure-period">
          {t('added', { added: formatCount(added, language), previous: formatCount(previous, language) })}
        </span>
      )}
    </>
  )
  return (
    <li>
      {path ? (
        <Link className="figure-card" style={frame} to={path.startsWith('/') ? path : `/admin/${path}`}>
          {content}
        </Link>
      ) : (
        <div className="figure-card" style={frame}>
          {content}
        </div>
      )}
    </li>
  )
}
