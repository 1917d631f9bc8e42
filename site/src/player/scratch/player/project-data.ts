import { fromBase64 } from './base64.ts'
import { PROJECT_ID } from './options.ts'

/** The project written into the page; its text is dropped afterwards. */
export function readProject(): ArrayBuffer {
  const element = document.getElementById(PROJECT_ID)
  const bytes = fromBase64(element?.textContent ?? '')
  element?.remove()
  return bytes.buffer
}
