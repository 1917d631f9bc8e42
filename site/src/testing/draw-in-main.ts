import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Draws `page` in the document's main part, until the test has ended: what is drawn listens to the session, which files share. */
export async function drawInMain(page: ReactNode): Promise<void> {
  const root = createRoot(document.querySelector('main')!)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(page))
}
