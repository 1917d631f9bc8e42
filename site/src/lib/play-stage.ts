import type { FromPlayer, Played, ToPlayer } from '@tutu/contract/core/player-messages'

/** Puts the player over the cover when somebody wants to play: not before, for it is much to load. */
export function startPlayer(): void {
  const stage = document.querySelector<HTMLElement>('[data-player]')
  const [again, wide] = ['[data-again]', '[data-wide]'].map((name) => document.querySelector<HTMLButtonElement>(name))
  if (!stage) return
  let frame: HTMLIFrameElement | undefined

  const open = (): void => {
    frame?.remove()
    frame = document.createElement('iframe')
    frame.title = stage.dataset.named ?? ''
    frame.allow = 'fullscreen *; autoplay *'
    frame.src = stage.dataset.player ?? ''
    stage.append(frame)
    for (const button of [again, wide]) if (button) button.hidden = false
  }
  const onMessage = async ({ source, origin, data }: MessageEvent<FromPlayer | null>): Promise<void> => {
    const to = frame?.contentWindow
    if (!frame || !to || source !== to || origin !== location.origin) return
    if (data?.type !== 'tutu-player-ready') return
    const message: ToPlayer = { type: 'tutu-play', work: await workOf(stage) }
    to.postMessage(message, location.origin)
    frame.focus()
  }
  addEventListener('message', (event: MessageEvent<FromPlayer | null>) => void onMessage(event))
  stage.querySelector('[data-play]')?.addEventListener('click', open)
  again?.addEventListener('click', open)
  wide?.addEventListener('click', () => void frame?.requestFullscreen?.())
}

async function workOf({ dataset }: HTMLElement): Promise<Played> {
  const { id, kind = '', title = '', author = '', file } = dataset
  const work = { kind, title, author }
  if (file) return { ...work, file }
  const answer = await fetch(`/api/cases/read?id=${id}`)
  const { data } = (await answer.json()) as { data: { row: { source: string | null } } | null }
  return { ...work, source: data?.row.source ?? '' }
}
