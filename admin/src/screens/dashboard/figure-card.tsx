import { theme } from 'antd'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { formatCount } from './format.ts'
import type { Figures } from './use-figures.ts'

/** How much there is of something; where there is a screen for it, the way there. */
export function FigureCard({ card: { title, value, path } }: { card: Figures['cards'][number] }) {
  const language = useLanguage()
  const { token } = theme.useToken()
  const frame = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary, color: token.colorText }
  const content = (
    <>
      <span className="muted">{title}</span>
      <strong>{formatCount(value, language)}</strong>
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
