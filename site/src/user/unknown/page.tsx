import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useSite } from '../../lib/use-site.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { useShellText } from '../../ui/member/use-text.ts'

export default function Unknown() {
  const t = useShellText()
  const { language } = useSite()
  return (
    <div className="empty-state">
      <Tutu pose="puzzled" className="size-36" />
      <h1 className="text-2xl font-bold">{t('unknown')}</h1>
      <p>{t('unknownHint')}</p>
      <Link to={memberPath('account/overview', language)} className="btn btn-primary">
        {t('toOverview')}
      </Link>
    </div>
  )
}
