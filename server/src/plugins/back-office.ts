import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import plugin from 'fastify-plugin'
import { isPageRequest } from '../http/page-or-call.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { filesPlugin } from './files.ts'

export const BACK_OFFICE_FILES = fileURLToPath(new URL('../../../admin/dist', import.meta.url))

/** The back office's page for every `/admin…` address a browser opens, and its files below `/admin/assets/`. */
export const backOfficePlugin = plugin<{ page?: () => Promise<string> }>(
  async (app, { page }) => {
    let built: string | undefined
    const html = page ?? (async () => (built ??= await readFile(`${BACK_OFFICE_FILES}/index.html`, 'utf8')))

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
      const source = await html()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', pagePolicy(source, { dev: page !== undefined }))
        .send(source)
    })

    if (!page)
      await app.register(filesPlugin, {
        prefix: '/admin/assets/',
        root: `${BACK_OFFICE_FILES}/assets`,
        immutable: true,
        maxAge: '365d',
      })
  },
  { name: 'back-office' },
)
