import { createHash } from 'node:crypto'
import { type Definitions, definitions } from '@tutu/contract/api/admin-index'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { CODE } from '@tutu/contract/core/envelope'
import { translate } from '@tutu/contract/core/errors'
import { hasRole, isRelation } from '@tutu/contract/fields/traits'
import type { FastifyInstance } from 'fastify'
import { createCompressor } from '../web/compressor.ts'
import { encoded } from '../web/encoded.ts'
import { bestEncoding } from '../web/page-cache.ts'
import { serveCall } from '../web/serve-call.ts'
import { addVary } from '../plugins/caching.ts'
import { envelope } from '../plugins/envelope.ts'
import type { Administrator } from '../policy/actors.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../engine/engine.ts'
import type { Registry, Resource } from '../engine/registry.ts'

/**
 * `/admin/index/definitions`: the modules whose lists the caller may open, and of those that their relations point to
 * what names a row. A definition made at run time is among them at once.
 */
export async function definitionRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { registry } = engine
  const compress = createCompressor()
  serveCall(app, definitions, async ({ request, reply, query, ok }) => {
    const list = shownTo(registry, administratorOf(request))
    const version = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)
    const nodes = registry.all().map(({ node }) => node)
    if (query.version === version) return ok({ version, list: null, nodes })
    const data: Definitions = { version, list, nodes }
    const answer = envelope(CODE.ok, translate('ok.default', request.language), data)
    const body = Buffer.from(JSON.stringify(answer))
    const encoding = bestEncoding(request.headers)
    const compressed = encoding === 'identity' ? undefined : await compress(body, encoding, 'good')
    const bodies = { identity: body, ...(compressed && { [encoding]: compressed }) }
    addVary(reply, 'accept-encoding')
    return reply.type('application/json; charset=utf-8').send(encoded(request, reply, bodies))
  })
}

function shownTo(registry: Registry, caller: Administrator): Definition[] {
  const open = registry.all().filter(({ node }) => caller.super || caller.can(`${node}/index`))
  const shown = new Set(open.map(({ definition }) => definition.name))
  const pointedTo = open.flatMap(({ definition }) =>
    Object.values(definition.fields).flatMap((field) => (isRelation(field) && !shown.has(field.to) ? [field.to] : [])),
  )
  const named = [...new Set(pointedTo)].map((name) => onlyNamed(registry.byName(name)))
  return [...open.map(({ definition }) => definition), ...named]
}

/** What joined rows are shown by: the name, its colour, the tree they form, the name in addresses; no calls. */
function onlyNamed({ definition }: Resource): Definition {
  const { name, base, title, one, icon, menu, label, called } = definition
  const needed = Object.entries(definition.fields).filter(
    ([field, one]) =>
      field === label ||
      field === called ||
      hasRole(one, 'parent') ||
      hasRole(one, 'address') ||
      hasRole(one, 'colour'),
  )
  return {
    name,
    ...(base && { base }),
    title,
    ...(one && { one }),
    icon,
    menu,
    label,
    ...(called !== undefined && { called }),
    quickSearch: [],
    sort: { field: 'id', direction: 'desc' },
    actions: [],
    fields: Object.fromEntries(needed),
  }
}
