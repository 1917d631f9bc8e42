import { useSite, useText } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import stylesheet from './dazi.css?url'
import { en } from './en.ts'
import { Tool } from './tool.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export const handle = { hydrate: true }

/** Places of the tool are behind the #: the list of lessons stays as it is, and is there without a network. */
export const shouldRevalidate = () => false

export default function DaziPage() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { asset } = useSite()
  return (
    <div className="page-width pb-16 pt-6 sm:pt-8">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="tool" />
      <PageHead title={t('title')} description={t('description')} />
      <header className="dazi-head">
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">
            <Phrases text={t('heading')} />
          </h1>
          <p className="mt-1">{t('intro')}</p>
        </div>
        <Tutu pose="typing" className="dazi-tutu" />
      </header>
      <noscript>
        <p className="panel">{t('noScript')}</p>
      </noscript>
      <Tool />
    </div>
  )
}
