import type { FromPlayer, ToPlayer } from '@tutu/contract/core/player-messages'
import { suffixOf } from '@tutu/contract/core/upload'
import { playHash } from '@tutu/contract/core/play-hash'
import { PlayCircleOutlined, ReloadOutlined } from '@ant-design/icons'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssetUrl } from '../../lib/asset-url.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { sitePath } from '../../lib/site-path.ts'
import type { ReviewedWork } from './queue.ts'

const FILMS = new Set(['mp4', 'webm', 'mov'])
/** Kinds that are played: in the site's own player, which keeps them from everything. */
const PLAYED = new Set(['scratch', 'html', 'python', 'javascript', 'cpp'])

/** `isWhole`: it came with its source. */
type Props = { work: ReviewedWork; isWhole: boolean }

/** The work itself: played, shown, or read. The player is opened while the work is fetched, and kept from one to the next. */
export function WorkView({ work, isWhole }: Props) {
  const { t } = useTranslation('caseReview')
  const asset = useAssetUrl()
  const { title, kind, file, source, cover } = work
  const isPlayed = PLAYED.has(kind) && Boolean(file || source || !isWhole)
  const level = kind === 'level' ? source : undefined
  const isFilm = !isPlayed && file !== null && FILMS.has(suffixOf(file))
  const picture = <img src={asset(cover)} alt={t('picture', { title })} className="case-review-picture" />
  if (!isPlayed && !isWhole) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <div className="case-review-view">
      {isPlayed && <PlayerFrame work={work} isWhole={isWhole} />}
      {isFilm && (
        // Learners' own words: there is nobody who could write captions for them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={asset(file)} controls className="case-review-picture" />
      )}
      {!isPlayed && !isFilm && picture}
      {level && <LevelLink code={level} />}
      {source && !level && (
        <details key={`code ${work.id}`} open={!isPlayed}>
          <summary>{t('code')}</summary>
          <pre className="case-review-code">{source}</pre>
        </details>
      )}
      {isPlayed && (
        <details key={`picture ${work.id}`}>
          <summary>{t('picture', { title })}</summary>
          {picture}
        </details>
      )}
      {PLAYED.has(kind) && !isPlayed && <Alert type="warning" showIcon title={t('missing')} />}
    </div>
  )
}

/** A level of Super Tutu is all in its address: letters that nobody can read, and a game that anybody can play. */
function LevelLink({ code }: { code: string }) {
  const { t } = useTranslation('caseReview')
  const language = useLanguage()
  return (
    <p>
      <Button
        icon={<PlayCircleOutlined />}
        href={sitePath('/super', language) + playHash(code)}
        target="_blank"
        rel="noreferrer"
      >
        {t('playLevel')}
      </Button>
    </p>
  )
}

function PlayerFrame({ work, isWhole }: Props) {
  const { t } = useTranslation('caseReview')
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [opened, setOpened] = useState(0)
  const { kind, title, file, source, author } = work
  /** How often its page has said that it is there. */
  const [ready, setReady] = useState(0)
  useEffect(() => {
    const onMessage = ({ source: from, origin, data }: MessageEvent<FromPlayer | null>): void => {
      const to = frame.current?.contentWindow
      if (!to || from !== to || origin !== location.origin || data?.type !== 'tutu-player-ready') return
      setReady((times) => times + 1)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (ready === 0 || !isWhole) return
    const message: ToPlayer = { type: 'tutu-play', work: { kind, title, author: author ?? '', file, source } }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [ready, isWhole, kind, title, file, source, author])
  return (
    <div>
      <div className="case-review-stage">
        {!isWhole && <Skeleton active paragraph={{ rows: 8 }} />}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which keeps what it plays in a frame without an origin */}
        <iframe
          key={opened}
          ref={frame}
          src={sitePath('/player', language)}
          title={t('player', { title })}
          allow="fullscreen *; autoplay *"
          className="case-review-player"
          // Under the name of this work nobody sees the one before.
          style={isWhole ? undefined : { visibility: 'hidden' }}
        />
      </div>
      <Button size="small" icon={<ReloadOutlined />} onClick={() => setOpened(opened + 1)}>
        {t('restart')}
      </Button>
    </div>
  )
}
