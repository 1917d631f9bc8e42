import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { DOCTYPE } from './content-pages.tsx'

export { createContentPages } from './content-pages.tsx'
export { indexedPaths } from './lib/indexed-paths.ts'
export { parametersOf } from './lib/page-parameters.ts'
export { siteContext } from './lib/site-context.ts'
export { drawRowPicture, drawSharePicture } from './shell/share-picture.tsx'
export { textPage } from './shell/text-page.ts'

/** Answers the whole page at once, so that the host can hash its inline scripts, keep it and compress it once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={routerContext} url={request.url} />
  const html = hydrates(routerContext) ? paintsFirst(await renderWithData(page)) : DOCTYPE + renderToString(page)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/**
 * Styles before scripts: `Scripts` names fifty modules ahead of the style sheet, and browsers fetch what is preloaded as
 * urgently as what they paint with. React's own writing has no word for it there (decision 150).
 */
function paintsFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

/** Whether `Document` sends React, and with it the data of the page, which arrive while it is rendered. */
function hydrates({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as { hydrate?: boolean } | undefined)?.hydrate,
  )
}

/**
 * Waits for what suspends. Content pages have nothing that does (decision 002), and this takes more memory than writing a
 * text: a block of 2 KiB outside the heap for every 2 KiB of the page, which lives until the next large collection.
 */
function renderWithData(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // One piece: nothing is put into its place by a script later.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}
