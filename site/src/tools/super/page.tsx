import { useSite } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import stylesheet from './super.css?url'
import { SuperTool } from './tool.tsx'
import { useSuperText } from './use-super-text.ts'

export const handle = { hydrate: true }

/** Places of the game are behind the #: the map stays as it is, and is there without a network. */
export const shouldRevalidate = () => false

export default function SuperPage() {
  const t = useSuperText()
  const { asset } = useSite()
  return (
    <div className="page-width super-page">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="tool" />
      <PageHead title={t('title')} description={t('description')} />
      <noscript>
        <p className="panel">{t('noScript')}</p>
      </noscript>
      <SuperTool />
    </div>
  )
}
