import { site as siteCall } from '@tutu/contract/api/site-index'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../data/config.ts'
import type { DirectUpload } from '../files/remote/direct-upload.ts'
import { serveCall } from '../web/serve-call.ts'

/** `/api/index/index`: what every page needs to know of the site (wire 1.4). */
export async function indexRoutes(
  app: FastifyInstance,
  { config, direct }: { config: Config; direct: Pick<DirectUpload, 'forSite'> },
): Promise<void> {
  serveCall(app, siteCall, async ({ request, ok }) => {
    const [site, settings, member] = await Promise.all([
      config.siteConfig(request.language),
      config.get(),
      request.identify('member'),
    ])
    // Forms for uploads are somebody's: visitors get none.
    const directUpload = member && (await direct.forSite({ kind: 'member', id: member.id }))
    return ok({
      site: { ...site, upload: { ...site.upload, ...directUpload } },
      openMemberCenter: settings.open_member_center,
    })
  })
}
