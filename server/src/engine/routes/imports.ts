import { actionsOf, permissionNode } from '@tutu/contract/definition/define-resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { administratorOf } from '../../policy/callers.ts'
import { readFile, uploadPlugin } from '../../plugins/upload.ts'
import { noSuchAddress } from '../../web/no-such-address.ts'
import type { Imports } from '../import/imports.ts'
import type { Registry, Resource } from '../registry.ts'

/** Takes a file whose rows are to be brought into a module; what is done with it is asked for by calls of the module. */
export async function importRoutes(
  app: FastifyInstance,
  { registry, imports }: { registry: Registry; imports: Imports },
): Promise<void> {
  await app.register(uploadPlugin)

  app.post(
    '/admin/:resource/import',
    { config: { access: { kind: 'admin', node: (request) => permissionNode(find(request).definition, 'import') } } },
    async (request, reply) => {
      const resource = find(request)
      const { stream, name } = await readFile(request)
      return reply.ok(await imports.take(administratorOf(request), resource, { stream, name }))
    },
  )

  function find(request: FastifyRequest): Resource {
    const resource = registry.byBase((request.params as { resource: string }).resource)
    if (!resource || !actionsOf(resource.definition).includes('import')) throw noSuchAddress(request)
    return resource
  }
}
