import { Download, Expand, Play, RotateCw } from 'lucide-react'
import type { Work } from '../../lib/public-api.ts'
import { levelLink } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Cover } from '../../ui/cover.tsx'
import { isPlayed, PlayStage } from '../../ui/play-stage.tsx'
import { LevelField } from '../../ui/super-field/level-field.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const SIZES = '(min-width: 1024px) 760px, 100vw'

/** What the button over the cover says. */
const PRESSED = { scratch: 'play', html: 'play', python: 'run', javascript: 'run', cpp: 'run' } as const

/** The work itself: a picture whole, a video, or what is played in the frame that the page's script puts over its cover. */
export function Shown({ work }: { work: Work }) {
  const { asset, language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { kind, file, source, title } = work
  const cover = <Cover of={work} className="work-picture" sizes={SIZES} />
  switch (kind) {
    case 'picture':
      return (
        <a href={asset(work.cover)} className="work-stage" style={roomOf(work)} aria-label={t('whole', { title })}>
          {cover}
        </a>
      )
    case 'video':
      return file ? (
        // Learners' own words: there is nobody who could write captions for them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className="work-stage" src={asset(file)} poster={asset(work.cover)} controls preload="metadata" />
      ) : (
        <div className="work-stage">{cover}</div>
      )
    case 'level':
      return (
        <LevelField source={work.source} label={t('field', { title })} instead={cover}>
          {(best) => (
            <p className="work-tools items-center">
              <a className="btn btn-primary btn-lg" href={levelLink(source ?? '', language)}>
                <Play aria-hidden />
                {t('playLevel')}
              </a>
              <span className="text-muted">{t('levelBest', { count: best })}</span>
            </p>
          )}
        </LevelField>
      )
    case 'scratch':
    case 'html':
    case 'python':
    case 'javascript':
    case 'cpp': {
      if (!isPlayed(work)) return <div className="work-stage">{cover}</div>
      // Never as the file is called: that may be the child's own name.
      const name = `${title.replace(/[\\/:*?"<>|]/g, ' ')}.${work.file_info?.suffix ?? 'sb3'}`
      return (
        <div>
          <PlayStage work={work} label={t('player', { title })} button={t(PRESSED[kind])}>
            {cover}
          </PlayStage>
          <p className="work-tools">
            <button type="button" className="btn" data-again hidden>
              <RotateCw aria-hidden />
              {t('again')}
            </button>
            <button type="button" className="btn" data-wide hidden>
              <Expand aria-hidden />
              {t('wide')}
            </button>
            {file && (
              <a href={asset(file)} download={name} className="btn">
                <Download aria-hidden />
                {t('download')}
              </a>
            )}
          </p>
          {file && <p className="mt-2 text-sm text-muted">{t('howToOpen')}</p>}
        </div>
      )
    }
  }
}

/** Neither larger than it is nor higher than the window, known before the picture is there. */
function roomOf({ cover_info: info }: Work): React.CSSProperties | undefined {
  return info ? { maxWidth: `min(${info.width}px, 75vh * ${(info.width / info.height).toFixed(3)})` } : undefined
}
