import { createHash } from 'node:crypto'
import plugin from 'fastify-plugin'

/**
 * Shows a page that a tool made: the tool sends its markup, the data beside it and a port; the page replaces this one.
 * The page comes without an origin (`sandbox`), so it reaches no cookie, storage or call of this site.
 */
const SCRIPT = `addEventListener('message',({source,data,ports})=>{
if(source!==parent||!data||data.type!=='tutu-show'||!ports[0])return
window.tutuPreview={port:ports[0],project:data.project}
document.open();document.write(data.html);document.close()
})
if(parent!==window)parent.postMessage({type:'tutu-frame-ready'},'*')`

const PAGE = `<!doctype html><meta charset="utf-8"><title>preview</title><script>${SCRIPT}</script>`
const ETAG = `"${createHash('sha256').update(PAGE).digest('base64url').slice(0, 16)}"`

// By header rather than by attribute: a service worker answers such a frame, so it works offline too.
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  // The runtime of a project compiles its blocks; the page's own policy allows fewer scripts than this.
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  'connect-src data: blob:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** GET /tool-frame: the opaque-origin frame in which tools show what may hold other people's programs. */
export const toolFramePlugin = plugin(
  async (app) => {
    app.get('/tool-frame', { config: { access: { kind: 'public' } } }, (request, reply) => {
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'public, max-age=3600', etag: ETAG })
      if (request.headers['if-none-match'] === ETAG) return reply.status(304).send()
      return reply.type('text/html; charset=utf-8').send(PAGE)
    })
  },
  { name: 'tool-frame' },
)
