import { theme } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { formatCount } from './format.ts'
import type { Figures } from './use-figures.ts'

/** How much there is of each; where there is a screen for it, the way there. */
export function FigureCards({ cards }: { cards: Figures['cards'] }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const { token } = theme.useToken()
  const frame = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary, color: token.colorText }
  if (cards.length === 0) return null
  return (
    <ul className="figure-cards" aria-label={t('figures')}>
      {cards.map(({ key, title, value, path }) => {
        const content = (
          <>
            <span className="muted">{title}</span>
            <strong>{formatCount(value, language)}</strong>
          </>
        )
        return (
          <li key={key}>
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
      })}
    </ul>
  )
}
