import { useEffect, useRef } from 'react'
import { useText } from '../../lib/use-site.ts'
import type { Played } from '@tutu/contract/core/player-messages'
import { tellParent } from '../../player/tell-parent.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** A page that somebody wrote, in the frame without an origin: it reaches nothing of this site and nothing of the network. */
export function PagePlayer({ work, source }: { work: Played; source: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const onMessage = ({ source: from, data }: MessageEvent<{ type?: unknown } | null>): void => {
      if (from !== element.contentWindow || data?.type !== 'tutu-frame-ready') return
      const { port2 } = new MessageChannel()
      // The frame has no origin that could be named here.
      element.contentWindow?.postMessage({ type: 'tutu-show', html: source }, '*', [port2])
      // Whoever pressed play goes on with the keyboard; in the review queue keys stay the queue's.
      if (document.hasFocus()) element.focus()
      tellParent({ type: 'tutu-player-state', state: 'playing' })
    }
    addEventListener('message', onMessage)
    element.src = '/tool-frame'
    return () => removeEventListener('message', onMessage)
  }, [source])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its own answer says so, for the service worker's sake
    <iframe
      ref={frame}
      title={t('frame', { title: work.title })}
      className="work-frame-inner"
      allow="fullscreen *; autoplay *"
    />
  )
}
