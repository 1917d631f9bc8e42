import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { useShellText } from '../../ui/member/use-text.ts'
import { RestingTutu } from '../../ui/member/resting-tutu.tsx'

export default function Unknown() {
  const t = useShellText()
  const { language } = useSite()
  return (
    <div className="empty-state">
      <RestingTutu pose="puzzled" />
      <h1 className="text-2xl font-bold">{t('unknown')}</h1>
      <p>{t('unknownHint')}</p>
      <Link to={memberPath('account/overview', language)} className="btn btn-primary">
        {t('toOverview')}
      </Link>
    </div>
  )
}
