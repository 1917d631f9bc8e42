import { copyText } from '../../lib/copy-text.ts'
import { startPlayer } from '../../lib/play-stage.ts'
import type * as Members from './members.ts'

// The script of a work's page: plays it, shares it, says something to it.
startPlayer()
waitForMembers()

const share = document.querySelector<HTMLButtonElement>('[data-share]')
share?.addEventListener('click', () => void shareLink(share.dataset))
const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
copy?.addEventListener('click', () => {
  const code = document.querySelector('.work-code pre')?.textContent ?? ''
  void copyAndSay(code, '[data-copy-status]', copy.dataset)
})

async function shareLink({ share: title = '', done, failed }: DOMStringMap): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  if (!('share' in navigator)) return copyAndSay(link, '[data-share-status]', { done, failed })
  // Closed without choosing anybody is no fault.
  await navigator.share({ title, url: link }).catch(() => undefined)
}

async function copyAndSay(text: string, place: string, { done = '', failed = '' }: DOMStringMap): Promise<void> {
  const status = document.querySelector<HTMLElement>(place)
  const said = await copyText(text).then(
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
