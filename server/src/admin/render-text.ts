import { renderText } from '@tutu/contract/api/admin-ajax'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../data/config.ts'
import type { Engine } from '../engine/engine.ts'
import { entryOf, type SiteBuild } from '../plugins/site.ts'
import { serveCall } from '../web/serve-call.ts'

type Deps = { engine: Engine; config: Config; load: () => Promise<SiteBuild> }

/** `/admin/ajax/renderText`: an unsaved text, rendered as saved ones are, dressed by the site's build. */
export async function renderTextRoutes(app: FastifyInstance, { engine, config, load }: Deps): Promise<void> {
  serveCall(app, renderText, async ({ request, body: { source, language, theme }, ok }) => {
    const [html, site, { cdnUrl }] = await Promise.all([
      engine.renderings.preview(source, language),
      // Without the site's build a text is still worth reading.
      load().catch((err: unknown) => void request.log.warn({ err }, 'texts are previewed without the site’s styles')),
      config.siteConfig(language),
    ])
    return ok({ page: site ? entryOf(site.build).textPage(html, { language, theme, cdnUrl }) : html })
  })
}
