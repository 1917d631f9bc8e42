import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { indexedPaths } from './lib/indexed-paths.ts'
export { parametersOf } from './lib/page-parameters.ts'
export { siteContext } from './lib/site-context.ts'
export { drawSharePicture } from './shell/share-picture.tsx'

/** Answers the whole page at once, so that the host can hash its inline scripts, keep it and compress it once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await render(<ServerRouter context={routerContext} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

function render(page: React.ReactNode): Promise<string> {
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
