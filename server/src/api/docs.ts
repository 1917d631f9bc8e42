import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import { type Bodies, inEveryEncoding } from '../web/compressor.ts'
import { encoded } from '../web/encoded.ts'
import { noSuchAddress } from '../web/no-such-address.ts'
import { pagePolicy } from '../web/security-headers.ts'
import { addVary } from '../plugins/caching.ts'

const FOLDER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
/** Those of the viewer's files that the page needs, and what they are. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
}
const DAY = 86_400

/** `/api/docs`: `/api/openapi.json` as a page to read and try, from files of our own origin. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: { kind: 'public' } } as const
  const files = new Map<string, Promise<Bodies>>()

  app.get('/api/docs', { config }, async (request, reply) => {
    const page = docsPage(request.language)
    addVary(reply, 'think-lang')
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', 'content-security-policy': pagePolicy(page) })
      .send(page)
  })

  app.get<{ Params: { file: string } }>('/api/docs/:file', { config }, async (request, reply) => {
    const { file } = request.params
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined
    if (!type) throw noSuchAddress(request)
    let bodies = files.get(file)
    if (!bodies) files.set(file, (bodies = load(file)))
    const body = encoded(request, reply, await bodies)
    addVary(reply, 'accept-encoding')
    return reply.type(type).header('cache-control', `public, max-age=${DAY}`).send(body)
  })

  async function load(file: string): Promise<Bodies> {
    return inEveryEncoding(await readFile(join(FOLDER, file)))
  }
}

const TITLES = { 'zh-cn': '接口文档', en: 'API documentation' } as const satisfies Record<Language, string>

/** An administrator who is signed in in this browser reads, and tries, what they have the right to. */
function docsPage(language: Language): string {
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${TITLES[language]}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>
body { margin: 0 }
html.dark-mode { background: #1c2022 }
.swagger-ui .info { margin-block: 24px }
.swagger-ui .info .link, .swagger-ui .info .url { color: inherit }
.swagger-ui .btn.authorize { color: light-dark(#1b7a4b, #49cc90); border-color: currentColor }
.swagger-ui .btn.authorize svg { fill: currentColor }
.swagger-ui .info .title small { background: #5d6570 }
.swagger-ui .info .title small.version-stamp { background: #3d7a00 }
</style>
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)
const token = () => {
  try { return JSON.parse(localStorage.getItem('adminInfo')).state.token || '' } catch { return '' }
}
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['think-lang'] = '${language}'
    request.headers.server = 'true'
    if (!request.headers.batoken && token()) request.headers.batoken = token()
    return request
  },
})
</script>
</body>
</html>
`
}
