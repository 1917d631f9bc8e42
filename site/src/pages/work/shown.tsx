import { Download, Gamepad2 } from 'lucide-react'
import type { Work } from '../../lib/public-api.ts'
import { withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Cover } from '../../ui/cover.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const SIZES = '(min-width: 1024px) 960px, 100vw'

/** The work itself: a picture whole, a video or a project to be played. */
export function Shown({ work }: { work: Work }) {
  const { asset, language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { kind, file, title } = work
  const cover = <Cover of={work} className="work-picture" sizes={SIZES} />
  if (kind === 'picture')
    return (
      <a href={asset(work.cover)} className="work-stage" style={roomOf(work)} aria-label={t('whole', { title })}>
        {cover}
      </a>
    )
  const stage = (
    <div className="work-stage" style={roomOf(work)}>
      {cover}
    </div>
  )
  if (!file) return stage
  const address = asset(file)
  // Never as the file is called: that may be the child's own name.
  const name = `${title.replace(/[\\/:*?"<>|]/g, ' ')}.${work.file_info?.suffix ?? 'sb3'}`
  switch (kind) {
    case 'video':
      return (
        // Learners' own words: there is nobody who could write captions for them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className="work-stage" src={address} poster={asset(work.cover)} controls preload="metadata" />
      )
    case 'scratch':
      return (
        <>
          {stage}
          <p className="mt-4 flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-primary needs-script"
              data-play={address}
              data-name={name}
              data-tool={withQuery('/shtml', language)}
              data-going={t('going')}
              data-lost={t('lost')}
            >
              <Gamepad2 aria-hidden />
              {t('play')}
            </button>
            <a href={address} download={name} className="btn">
              <Download aria-hidden />
              {t('download')}
            </a>
          </p>
          <p role="status" data-play-status />
          <p className="mt-2 text-sm text-muted">{t('howToOpen')}</p>
          <script src={asset(import.meta.env.WORK_SCRIPT ?? '/src/pages/work/play.ts')} type="module" />
        </>
      )
  }
}

/** Neither larger than it is nor higher than the window, known before the picture is there. */
function roomOf({ cover_info: info }: Work): React.CSSProperties | undefined {
  return info ? { maxWidth: `min(${info.width}px, 75vh * ${(info.width / info.height).toFixed(3)})` } : undefined
}
