import { Download, Gamepad2 } from 'lucide-react'
import type { Work } from '../../lib/public-api.ts'
import { withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Cover } from '../../ui/cover.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const SIZES = '(min-width: 1024px) 960px, 100vw'

/** The work itself: a picture whole, a video to be played, a project to be taken along. */
export function Shown({ work }: { work: Work }) {
  const { asset, language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { kind, cover, file, file_info: info, title } = work
  switch (kind) {
    case 'picture':
      return (
        <a href={asset(cover)} className="work-stage" style={roomOf(work)} aria-label={t('whole', { title })}>
          <Cover of={work} className="work-picture" sizes={SIZES} />
        </a>
      )
    case 'video':
      return (
        // Learners' own words: there is nobody who could write captions for them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className="work-stage" src={asset(file ?? '')} poster={asset(cover)} controls preload="metadata" />
      )
    case 'scratch':
      return (
        <>
          <div className="work-stage" style={roomOf(work)}>
            <Cover of={work} className="work-picture" sizes={SIZES} />
          </div>
          <p className="mt-4 flex flex-wrap gap-3">
            <a href={asset(file ?? '')} download={info?.name ?? `${title}.sb3`} className="btn btn-primary">
              <Download aria-hidden />
              {t('download')}
            </a>
            <a href={withQuery('/shtml', language)} className="btn">
              <Gamepad2 aria-hidden />
              {t('toTool')}
            </a>
          </p>
          <p className="mt-2 text-sm text-muted">{t('howToPlay')}</p>
        </>
      )
  }
}

/** Neither larger than it is nor higher than the window, known before the picture is there. */
function roomOf({ cover_info: info }: Work): React.CSSProperties | undefined {
  return info ? { maxWidth: `min(${info.width}px, 75vh * ${(info.width / info.height).toFixed(3)})` } : undefined
}
