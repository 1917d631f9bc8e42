import { type ReactNode, startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { createWrittenRouter } from './lib/router/written-page.ts'

const page = await writtenPage()
startTransition(() => {
  hydrateRoot(document, <StrictMode>{page}</StrictMode>)
})

async function writtenPage(): Promise<ReactNode> {
  if (import.meta.env.DEV) {
    // The framework exchanges modules by its own router.
    const { HydratedRouter } = await import('react-router/dom')
    return <HydratedRouter />
  }
  return (
    <>
      <RouterProvider router={await createWrittenRouter()} />
      {/* What `ServerRouter` has beside it: React's ids count it. */}
      <></>
    </>
  )
}
