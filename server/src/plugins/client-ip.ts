import plugin from 'fastify-plugin'
import { clientIp, type TrustedProxies } from '../web/trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address the caller comes from, in its one spelling; what Fastify calls `ip` believes any text of a header. */
    clientIp: string
  }
}

/** The one place where callers' addresses are read. */
export const clientIpPlugin = plugin<{ isTrusted: TrustedProxies }>(
  async (app, { isTrusted }) => {
    app.decorateRequest('clientIp', {
      getter() {
        return clientIp(this.raw, isTrusted)
      },
    })
  },
  { name: 'client-ip' },
)
