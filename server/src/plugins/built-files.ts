import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { createBuiltFiles, type Folder } from '../web/built-files.ts'
import { workerPolicy } from '../web/security-headers.ts'
import { BACK_OFFICE_FILES } from './back-office.ts'
import { SITE_FILES } from './site.ts'
import { noSuchAddress } from '../web/no-such-address.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Where the scripts of site and back office are. */
export const SCRIPT_FOLDERS: readonly Folder[] = [
  { prefix: '/assets/', root: `${SITE_FILES}/assets`, cacheControl: FOR_EVER },
  { prefix: '/admin/assets/', root: `${BACK_OFFICE_FILES}/assets`, cacheControl: FOR_EVER },
]
const FOLDERS: readonly Folder[] = [
  ...SCRIPT_FOLDERS,
  { prefix: '/static/', root: `${SITE_FILES}/static`, cacheControl: 'public, max-age=86400' },
  {
    prefix: '/',
    root: SITE_FILES,
    names: ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
    cacheControl: 'public, max-age=3600',
  },
]

type Options = {
  cdnUrl: () => Promise<string>
  folders?: readonly Folder[]
  /** What every answer says besides. */
  security?: Readonly<Record<string, string>>
}

/** The files of site and back office, as they were built, before all routes; what they do not have is no page. */
export const builtFilesPlugin = plugin<Options>(
  async (app, { cdnUrl, folders = FOLDERS, security }) => {
    const config = { access: { kind: 'public' }, isDownload: true } as const
    // A part that is not built has no files; its pages say so.
    const files = createBuiltFiles(
      folders.filter(({ root }) => existsSync(root)),
      security,
    )
    const handle = app.handle
    app.handle = (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && files.has(request.url ?? '')) files.serve(request, response, () => handle(request, response))
      else handle(request, response)
    }
    const notFound = (request: FastifyRequest) => {
      throw noSuchAddress(request)
    }
    for (const { prefix, names = ['*'] } of folders) {
      for (const name of names) app.get(prefix + name, { config }, notFound)
    }

    // What a service worker may fetch is said by the policy of its own script; it is asked for anew each time.
    app.get('/sw.js', { config }, async (_request, reply) =>
      reply
        .header('content-security-policy', workerPolicy(await cdnUrl()))
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await readFile(`${SITE_FILES}/sw.js`)),
    )
  },
  { name: 'built-files', dependencies: ['page-cache'] },
)
