import { copyText } from '../../lib/copy-text.ts'
import { startPlayer } from '../../lib/play-stage.ts'
import type * as Members from './members.ts'

// The script of a work's page: plays it, copies its code, says something to it.
startPlayer()
waitForMembers()

const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
copy?.addEventListener('click', () => {
  void copyCode(copy.dataset)
})

async function copyCode({ done = '', failed = '' }: DOMStringMap): Promise<void> {
  const status = document.querySelector<HTMLElement>('[data-copy-status]')
  const said = await copyText(document.querySelector('.work-code pre')?.textContent ?? '').then(
    () => done,
    () => failed,
  )
  if (status) status.textContent = said
}

/** What members say has its own script: it is there for whoever is signed in, and else with the first press, which waits for it. */
function waitForMembers(): void {
  const script = document.querySelector<HTMLElement>('[data-members]')?.dataset.members
  if (!script) return
  let isStarted = false
  const start = (): Promise<void> =>
    (import(/* @vite-ignore */ script) as Promise<typeof Members>).then(({ startMembers }) => {
      if (!isStarted) startMembers()
      isStarted = true
    })
  if (document.documentElement.dataset.member !== undefined) void start().catch(() => undefined)
  for (const place of document.querySelectorAll('[data-responses], [data-report]'))
    place.addEventListener(
      'click',
      (event) => {
        const { target } = event
        if (isStarted || !(target instanceof HTMLElement || target instanceof SVGElement)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        const pressed = target.closest<HTMLElement>('button, label, input, select, textarea, summary, a')
        // Without a network the next press tries again.
        start().then(
          () => pressed?.click(),
          () => undefined,
        )
      },
      { capture: true },
    )
}
