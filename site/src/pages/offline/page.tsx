import { pickLanguage } from '@tutu/contract/core/languages'
import { RotateCw } from 'lucide-react'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The service worker shows it under the address of a page that cannot be had, and fills the lists with what can. */
export default function OfflinePage() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div
      className="page-width grid max-w-2xl grid-cols-1 justify-items-center gap-4 py-10 text-center sm:py-16"
      data-offline-page
    >
      <PageHead title={pickLanguage(titles.offline, language)} indexed={false} />
      <Tutu pose="asleep" className="size-48 max-w-full sm:size-56" />
      <h1 className="text-3xl font-bold">
        <Phrases text={t('title')} />
      </h1>
      <p>{t('hint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- to the address this page stands at, whichever it is */}
      <a href="" className="btn btn-primary">
        <RotateCw aria-hidden />
        {t('retry')}
      </a>
      <KeptList name="tools" title={t('tools')} />
      <KeptList name="reading" title={t('reading')} />
    </div>
  )
}

/** service-worker/store.ts fills it by its name and takes `hidden` away. */
function KeptList({ name, title }: { name: 'tools' | 'reading'; title: string }) {
  return (
    <section hidden data-kept={name} aria-labelledby={`kept-${name}`} className="panel mt-4 w-full text-left">
      <h2 id={`kept-${name}`} className="text-lg font-bold">
        {title}
      </h2>
      <ul />
    </section>
  )
}
