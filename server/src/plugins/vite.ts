import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { entryOf, type SiteBuild } from './site.ts'

const partRoot = (part: string): string => fileURLToPath(new URL(`../../../${part}`, import.meta.url))

/** The browser parts straight from their sources, in this process and on its port: what `npm run dev` is. */
export type DevParts = {
  loadSite: () => Promise<SiteBuild>
  adminPage: () => Promise<string>
  /** Puts Vite's own answers (modules, styles, hot updates) before the routes. */
  mount: (app: FastifyInstance) => void
}

export async function openDevParts(app: FastifyInstance, server: Server): Promise<DevParts> {
  // Only here: the installed product needs no build tool to run.
  const { createServer } = await import('vite')
  const open = (part: string): Promise<ViteDevServer> =>
    createServer({
      root: partRoot(part),
      configFile: `${partRoot(part)}/vite.config.ts`,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server, path: `/__vite_${part}` } },
    })
  // React Router's plugin reads the working directory for its configuration.
  const [site, admin] = [await open('site'), await open('admin')]
  app.addHook('onClose', async () => {
    await Promise.all([site.close(), admin.close()])
  })
  return {
    async loadSite() {
      const build = (await site.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      return { build, parametersOf: entryOf(build).parametersOf }
    },
    async adminPage() {
      return admin.transformIndexHtml('/admin/', await readFile(`${partRoot('admin')}/index.html`, 'utf8'))
    },
    mount(instance) {
      const answer = instance.handle
      instance.handle = (request: IncomingMessage, response: ServerResponse) => {
        const toAdmin = request.url?.startsWith('/admin/')
        // Calls and pages of the back office are not Vite's: it would answer them with its own fallbacks.
        const vite =
          toAdmin && !/^\/admin\/(@|src\/|node_modules\/|assets\/|.*\.\w+(\?|$))/.test(request.url ?? '')
            ? undefined
            : toAdmin
              ? admin
              : site
        if (!vite) answer(request, response)
        else vite.middlewares(request, response, () => answer(request, response))
      }
    },
  }
}
