import type { CodeLanguage } from '../../../lib/code-editor.ts'
import type * as Piece from '../piece/index.ts'

/** What a lesson makes, and projects to begin with, play where their button is: all that takes comes when it is pressed. */
export function startPieces(lesson: HTMLElement): void {
  const { piece: address } = lesson.dataset
  if (address === undefined) return
  const load = () => import(/* @vite-ignore */ address) as Promise<typeof Piece>
  const source = lesson.querySelector('figure[data-piece] pre')?.textContent ?? ''
  for (const place of lesson.querySelectorAll<HTMLElement>('[data-player-page]')) {
    const play = place.querySelector<HTMLButtonElement>('[data-play]')!
    const said = place.querySelector<HTMLElement>('[role=status]')!
    const title = place.dataset.title ?? place.querySelector('img')?.alt ?? ''
    play.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true })
    play.addEventListener('click', async () => {
      const { project, code, playerPage = '' } = place.dataset
      const stage = place.querySelector<HTMLElement>('.piece-stage')
      const room = document.createElement('div')
      room.className = `piece-room ${project === undefined ? 'of-program' : 'of-project'}`
      // As high as the picture was at least, and at once: nothing moves while it loads.
      room.style.setProperty('--picture', `${stage?.offsetHeight ?? 0}px`)
      said.textContent = said.dataset.loading!
      ;(stage ?? play).replaceWith(room)
      room.append(said)
      room.scrollIntoView({ block: 'nearest' })
      try {
        const { playProject, playProgram } = await load()
        if (project !== undefined) await playProject(room, title, playerPage, project)
        else playProgram(room, code as CodeLanguage, source)
        said.remove()
      } catch {
        room.replaceWith(stage ?? play, said)
        said.textContent = said.dataset.lost!
        play.focus({ preventScroll: true })
      }
    })
  }
}
