import { linkTo } from '../../lib/links.ts'
import { useSite } from '../../lib/use-site.ts'
import { useShellText } from './use-text.ts'

/** What stands in place of a form while the setting keeps the centre closed. */
export function MemberCentreClosed() {
  const t = useShellText()
  const { language } = useSite()
  return (
    <>
      <h1>{t('closed')}</h1>
      <p>{t('closedHint')}</p>
      <a href={linkTo('home', language)} className="btn btn-primary mt-4">
        {t('home')}
      </a>
    </>
  )
}
