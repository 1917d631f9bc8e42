import { useEffect, useRef } from 'react'
import { useText } from '../../lib/use-site.ts'
import { type ShownPage, showPage } from '../../lib/runner/page/page.ts'
import type { Played } from '@tutu/contract/core/player-messages'
import { tellParent } from '../../player/tell-parent.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/**
 * A page that somebody wrote, in the frame without an origin, as lessons show it: it reaches nothing of this site and nothing
 * of the network, and what it stores it has for as long as it is played.
 */
export function PagePlayer({ work, source }: { work: Played; source: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let isLeft = false
    let page: ShownPage | undefined
    const show = async (): Promise<void> => {
      // What it logs, and where its links lead, is its author's matter.
      const shown = await showPage(element, source, {}, () => undefined)
      if (isLeft) return shown.close()
      page = shown
      // Whoever pressed play goes on with the keyboard; in the review queue keys stay the queue's.
      if (document.hasFocus()) element.focus()
      tellParent({ type: 'tutu-player-state', state: 'playing' })
    }
    show().catch(() => tellParent({ type: 'tutu-player-state', state: 'failed' }))
    return () => {
      isLeft = true
      page?.close()
    }
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
