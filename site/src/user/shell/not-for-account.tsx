import type { AccountKind } from '@tutu/contract/core/accounts'
import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'
import { useShellText } from '../../ui/member/use-text.ts'

/** A page about something that a member's account does not have. */
export function NotForAccount({ account }: { account: AccountKind }) {
  const t = useShellText()
  const { language } = useSite()
  return (
    <div className="empty-state">
      <RestingTutu pose="puzzled" />
      <h1 className="text-2xl font-bold">{t(account === 'class' ? 'notForAccount' : 'notForWard')}</h1>
      <p>{t(account === 'class' ? 'notForAccountHint' : 'notForWardHint')}</p>
      <Link to={memberPath('account/overview', language)} className="btn btn-primary">
        {t('toOverview')}
      </Link>
    </div>
  )
}
