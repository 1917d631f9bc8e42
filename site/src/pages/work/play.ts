import { handFile } from '../../lib/handed-file.ts'

// The script of a work's page: takes its project to where projects are played. Projects run nowhere else (`/tool-frame`).
const button = document.querySelector<HTMLButtonElement>('[data-play]')
const status = document.querySelector<HTMLElement>('[data-play-status]')
if (button && status) {
  button.addEventListener('click', () => void play(button.dataset, status))
  // Back from there, nothing is under way.
  addEventListener('pageshow', () => (status.textContent = ''))
}

let isGoing = false

async function play(
  { play: file = '', name = '', tool = '', going = '', lost = '' }: DOMStringMap,
  said: HTMLElement,
): Promise<void> {
  if (isGoing) return
  isGoing = true
  said.textContent = going
  try {
    const answer = await fetch(file)
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
    await handFile(new File([await answer.blob()], name))
    location.assign(tool)
  } catch {
    // No network, a store that is away, or a private window that keeps nothing.
    said.textContent = lost
  } finally {
    isGoing = false
  }
}
