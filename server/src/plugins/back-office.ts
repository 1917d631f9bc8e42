import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import plugin from 'fastify-plugin'
import { pageOnCdn } from '../web/cdn.ts'
import { isPageRequest } from '../web/page-or-call.ts'
import { pagePolicy, SECURE_FRAMES } from '../web/security-headers.ts'

export const BACK_OFFICE_FILES = fileURLToPath(new URL('../../../admin/dist', import.meta.url))

type Options = {
  /** '' or '//host/path'. */
  cdnUrl: () => Promise<string>
  /** Origins of the buckets in which files are. */
  stores: () => Promise<readonly string[]>
  /** The page from its sources, where that is served; absent: as it was built. */
  page?: () => Promise<string>
}

/** The back office's page for every `/admin…` address a browser opens. */
export const backOfficePlugin = plugin<Options>(
  async (app, { cdnUrl, stores, page }) => {
    let built: string | undefined
    const fromBuild = async () => (built ??= await readFile(`${BACK_OFFICE_FILES}/index.html`, 'utf8'))

    app.addHook('onRequest', async (request, reply) => {
      if (!/^\/admin(\/|\?|$)/i.test(request.url) || request.url.startsWith('/admin/assets/')) return
      if (
        !isPageRequest({
          method: request.method,
          headers: request.headers,
          query: request.query as Record<string, unknown>,
        })
      )
        return
      // A download's address is opened by the browser itself; its ticket tells it from a page.
      if (/\/export\?.*\bticket=/.test(request.url)) return
      const cdn = page ? '' : await cdnUrl()
      const source = page ? await page() : pageOnCdn(await fromBuild(), cdn)
      return (
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          // A call has the same addresses (wire decision 17).
          .header('vary', 'accept, server')
          .header('x-robots-tag', 'noindex')
          .header(
            'content-security-policy',
            pagePolicy(source, {
              dev: page !== undefined,
              frames: SECURE_FRAMES,
              framedBy: 'nobody',
              cdnUrl: cdn,
              stores: await stores(),
            }),
          )
          .send(source)
      )
    })
  },
  { name: 'back-office' },
)
