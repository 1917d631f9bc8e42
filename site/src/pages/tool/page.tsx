import { pickLanguage } from '@tutu/contract/core/languages'
import { useSite, useText } from '../../lib/use-site.ts'
import { listTools } from '../../lib/tools.ts'
import { titles } from '../../titles.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TrialInvitation } from '../../ui/trial-invitation.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What a tool is, as a drawing in its folder. */
const PICTURES = import.meta.glob<string>('../../tools/*/picture.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

export default function ToolPage() {
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <PageHead title={pickLanguage(titles.tool, language)} description={t('description')} />
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('intro')}</p>
      <ul className="card-grid mt-8 md:grid-cols-2">
        {listTools(language).map(({ slug, title, intro, accent, pose, href }) => (
          <li key={slug} className={`course-card accent-${accent}`}>
            <div className="patterned pattern-dots flex items-end justify-center gap-2 px-4 pb-4 pt-6">
              <Tutu pose={pose} className="size-36" />
              <ToolPicture path={PICTURES[`../../tools/${slug}/picture.svg`]} asset={asset} />
            </div>
            <div className="grid gap-1 p-5">
              <h2 className="text-lg font-bold">
                <a href={href} className="card-link">
                  {title}
                </a>
              </h2>
              <p className="text-muted">{intro}</p>
            </div>
          </li>
        ))}
      </ul>
      <TrialInvitation />
    </div>
  )
}

function ToolPicture({ path, asset }: { path: string | undefined; asset: (path: string) => string }) {
  return path && <img src={asset(path)} alt="" width="200" height="200" className="size-32" />
}
