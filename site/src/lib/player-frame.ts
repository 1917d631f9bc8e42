import type { FromPlayer, Played, ToPlayer } from '@tutu/contract/core/player-messages'
import { element } from './element.ts'

type PlayerFrameOptions = {
  signal?: AbortSignal
  onReady?: (frame: HTMLIFrameElement) => void
  /** A moment into the play: its picture, as a data URL. */
  onCover?: (picture: string) => void
}

/** A frame with a player of its own (`/player`, in the page's language), which asks what to play once it is there. */
export function playerFrame(
  title: string,
  player: string,
  work: Played,
  { signal, onReady, onCover }: PlayerFrameOptions = {},
): HTMLIFrameElement {
  const frame = element('iframe', { title, src: player, class: 'compare-frame', allow: 'fullscreen *; autoplay *' })
  const answer = ({ source, origin, data }: MessageEvent<FromPlayer | null>): void => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    if (data?.type === 'tutu-player-cover') onCover?.(data.picture)
    if (data?.type !== 'tutu-player-ready') return
    frame.contentWindow?.postMessage({ type: 'tutu-play', work } satisfies ToPlayer, location.origin)
    onReady?.(frame)
  }
  addEventListener('message', answer, signal ? { signal } : {})
  return frame
}
