import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM } from '../e2e/chromium.ts'

/** The browser of the tests, which `npm run bench` names. Throws where there is none. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(CHROMIUM)
}
