import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { formatCount } from './format.ts'
import type { Figures, Period } from './use-figures.ts'

/** `period` absent: another card says what came in it. */
type Props = { card: Figures['cards'][number]; period: Period | undefined }

/** How much there is of something, and what of it came in the period chosen and in the one before; where there is a screen for it, the way there. */
export function FigureCard({ card: { title, value, added, previous, path }, period }: Props) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const said = (count: number) => formatCount(count, language)
  const came =
    period && added !== undefined && previous !== undefined
      ? t(ADDED[period], { added: said(added), previous: said(previous) })
      : undefined
  return <Figure title={title} value={said(value)} note={came} path={path} />
}

const ADDED = {
  today: 'addedToday',
  yesterday: 'addedYesterday',
  '7': 'added',
  '30': 'added',
  '90': 'added',
  month: 'addedMonth',
  lastMonth: 'addedLastMonth',
} as const satisfies Record<Period, string>

type FigureProps = { title: string; value: string; note?: string | undefined; path?: string | undefined }

/** A figure with its name, and a line on it. */
export function Figure({ title, value, note, path }: FigureProps) {
  const { token } = theme.useToken()
  const frame = { background: token.colorBgContainer, borderColor: token.colorBorderSecondary, color: token.colorText }
  const content = (
    <>
      <span className="muted">{title}</span>
      <strong>{value}</strong>
      {note && <span className="muted figure-period">{note}</span>}
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
