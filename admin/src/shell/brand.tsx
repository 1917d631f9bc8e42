import { Link } from 'react-router'
import { useAssetUrl } from '../lib/asset-url.ts'
import { useSiteName } from '../lib/title.ts'
import { useHome } from './use-home.ts'

/** Mark and name above the menu; leads to the landing page. */
export function Brand({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const siteName = useSiteName()
  const asset = useAssetUrl()
  return (
    <Link to={useHome()} className="shell-brand" aria-label={siteName}>
      <img src={asset('/favicon.svg')} alt="" width="32" height="32" />
      {isCollapsed ? null : <span>{siteName}</span>}
    </Link>
  )
}
