import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { useShellText } from '../../ui/member/use-text.ts'

/** A page about something that accounts of a class do not have. */
export function NotForAccount() {
  const t = useShellText()
  const { language } = useSite()
  return (
    <div className="empty-state">
      <RestingTutu pose="puzzled" />
      <h1 className="text-2xl font-bold">{t('notForAccount')}</h1>
      <p>{t('notForAccountHint')}</p>
      <Link to={memberPath('account/overview', language)} className="btn btn-primary">
        {t('toOverview')}
      </Link>
    </div>
  )
}
