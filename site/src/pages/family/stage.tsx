import type { FamilyWork } from '@tutu/contract/api/family'
import type { FromPlayer, ToPlayer } from '@tutu/contract/core/player-messages'
import { Expand, Play, RotateCw } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { levelLink, withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

// All levels come with it: for those who look at a level alone.
const LevelField = lazy(async () => ({ default: (await import('../../ui/super-field/level-field.tsx')).LevelField }))

/** The work itself, as on its own page: played only when somebody wants to. */
export function FamilyStage({ work }: { work: FamilyWork }) {
  const { asset, language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { title, kind, cover, file, source } = work
  const picture = <img src={asset(cover)} alt="" className="work-picture" />
  switch (kind) {
    case 'picture':
      return (
        <a href={asset(cover)} className="work-stage" aria-label={t('whole', { title })}>
          {picture}
        </a>
      )
    case 'video':
      return file ? (
        // Learners' own words: there is nobody who could write captions for them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className="work-stage" src={asset(file)} poster={asset(cover)} controls preload="metadata" />
      ) : (
        <div className="work-stage">{picture}</div>
      )
    case 'level':
      return (
        <Suspense fallback={<div className="work-stage">{picture}</div>}>
          <LevelField source={source} label={t('field', { title })} instead={picture}>
            {() => (
              <p className="work-tools">
                <a className="btn btn-primary btn-lg" href={levelLink(source ?? '', language)}>
                  <Play aria-hidden />
                  {t('playLevel')}
                </a>
              </p>
            )}
          </LevelField>
        </Suspense>
      )
    case 'scratch':
    case 'html':
    case 'python':
    case 'javascript':
    case 'cpp':
      return file || source ? <Playable work={work} /> : <div className="work-stage">{picture}</div>
  }
}

function Playable({ work }: { work: FamilyWork }) {
  const { asset, language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const [opened, setOpened] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const onMessage = ({ source: from, origin, data }: MessageEvent<FromPlayer | null>): void => {
      const to = frame.current?.contentWindow
      if (!to || from !== to || origin !== location.origin || data?.type !== 'tutu-player-ready') return
      const { kind, title, author, file, source } = work
      const message: ToPlayer = { type: 'tutu-play', work: { kind, title, author, file, source } }
      to.postMessage(message, location.origin)
      frame.current?.focus()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [work])
  return (
    <div>
      <div className="work-stage work-player">
        {opened > 0 ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which keeps what it plays in a frame without an origin
          <iframe
            key={opened}
            ref={frame}
            src={withQuery('/player', language)}
            title={t('player', { title: work.title })}
            allow="fullscreen *; autoplay *"
          />
        ) : (
          <>
            <img src={asset(work.cover)} alt="" className="work-picture" />
            <button type="button" className="work-play" onClick={() => setOpened(1)}>
              <Play aria-hidden />
              {t('play')}
            </button>
          </>
        )}
      </div>
      {opened > 0 && (
        <p className="work-tools">
          <button type="button" className="btn" onClick={() => setOpened(opened + 1)}>
            <RotateCw aria-hidden />
            {t('again')}
          </button>
          <button type="button" className="btn" onClick={() => void frame.current?.requestFullscreen?.()}>
            <Expand aria-hidden />
            {t('wide')}
          </button>
        </p>
      )}
    </div>
  )
}
