import { copyText } from '../../lib/copy-text.ts'
import { startPlayer } from './play.ts'
import { startReport } from './report-form.ts'
import { startResponses } from './say.ts'

// The script of a work's page: plays it, shares it, says something to it.
startPlayer()
startResponses()
startReport()

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
