import type { RouteConfigEntry } from '@react-router/dev/routes'
import { userRoutes } from '../../user/index.ts'
import type { PageModule, PageRoute } from './page-router.ts'

const modules = import.meta.glob<PageModule>('../../user/*/{page,layout}.tsx')

/** The pages among which links of the member centre lead without loading a document. */
export const memberRoutes: readonly PageRoute[] = userRoutes.map(routeOf)

function routeOf({ id, path, file, children = [] }: RouteConfigEntry): PageRoute {
  return { id, path, load: modules[`../../${file}`]!, children: children.map(routeOf) }
}
