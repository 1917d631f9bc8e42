import { ShieldCheck } from 'lucide-react'
import { useSite } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { Converter } from './converter.tsx'
import { licenceUrl } from '../../player/scratch/runtime.ts'
import stylesheet from './shtml.css?url'
import { useToolText } from './use-text.ts'

export const handle = { hydrate: true }

export default function ShtmlPage() {
  const t = useToolText()
  const { asset } = useSite()
  return (
    <div className="page-width pb-16 pt-6 sm:pt-10">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="tool" />
      <PageHead title={t('heading').replaceAll('|', '')} description={t('description')} />
      <header className="shtml-head">
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">
            <Phrases text={t('heading')} />
          </h1>
          <p className="mt-2">{t('intro')}</p>
          <p className="shtml-private">
            <ShieldCheck aria-hidden />
            {t('private')}
          </p>
        </div>
        <Tutu pose="typing" className="shtml-tutu" />
      </header>
      <noscript>
        <p className="panel">{t('noScript')}</p>
      </noscript>
      <Converter />
      <section className="shtml-usage" aria-labelledby="shtml-usage">
        <h2 id="shtml-usage" className="text-2xl font-bold">
          {t('usage')}
        </h2>
        <ul>
          <li>{t('usageOpen')}</li>
          <li>{t('usageSend')}</li>
          <li>{t('usageKeep')}</li>
        </ul>
        <p className="text-muted">
          {t('openSource')}{' '}
          <a className="text-link" href={asset(licenceUrl)}>
            {t('licence')}
          </a>
        </p>
      </section>
    </div>
  )
}
