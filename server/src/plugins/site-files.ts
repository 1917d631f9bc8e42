import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'
import { filesPlugin } from './files.ts'
import { SITE_FILES } from './site.ts'

const ROOT_FILES = ['favicon.svg', 'apple-touch-icon.png']

/** The site's files: hashed ones for ever, pictures for a day, the few at the root for an hour. */
export const siteFilesPlugin = plugin(
  async (app) => {
    await app.register(filesPlugin, {
      prefix: '/assets/',
      root: `${SITE_FILES}/assets`,
      immutable: true,
      maxAge: '365d',
    })
    await app.register(filesPlugin, { prefix: '/static/', root: `${SITE_FILES}/static`, maxAge: '1d' })
    await app.register(async (scope) => {
      await scope.register(fastifyStatic, { root: SITE_FILES, serve: false })
      for (const file of ROOT_FILES) {
        scope.get(`/${file}`, { config: { access: { kind: 'public' } } }, (_request, reply) =>
          reply.sendFile(file, { maxAge: '1h' }),
        )
      }
      // What a service worker may fetch is said by the policy of its own script; it is asked for anew each time.
      scope.get('/sw.js', { config: { access: { kind: 'public' } } }, (_request, reply) =>
        reply
          .header('content-security-policy', "default-src 'none'; connect-src 'self'")
          .sendFile('sw.js', { maxAge: 0 }),
      )
    })
  },
  { name: 'site-files' },
)
