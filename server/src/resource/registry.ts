import { type Definition, controllerBase, permissionNode, tableName } from '@tutu/contract/define-resource'
import { definitionMistakes } from './definition-mistakes.ts'
import { StartError } from '../start-error.ts'
import type { ResourceHooks } from './hooks.ts'

/** A definition with what is derived from it once. */
export type Resource = {
  definition: Definition
  /** 'courseCategory': calls are `/admin/<base>/<action>`. */
  base: string
  node: string
  table: string
  hooks: ResourceHooks
}

/** Every module there is, by controller base (case does not matter) and by name. Modules made at run time are added to it. */
export type Registry = {
  all(): Resource[]
  byBase(base: string): Resource | undefined
  /** Throws where a definition names a resource that does not exist: a mistake in a definition. */
  byName(name: string): Resource
  /** Throws in plain words where a definition says what cannot be. */
  add(definition: Definition, hooks?: ResourceHooks): void
}

export function createRegistry(
  definitions: readonly Definition[],
  hooks: Readonly<Record<string, ResourceHooks>> = {},
): Registry {
  const byBase = new Map<string, Resource>()
  const byName = new Map<string, Resource>()
  const registry: Registry = {
    all: () => [...byName.values()],
    byBase: (base) => byBase.get(base.toLowerCase()),
    byName(name) {
      const resource = byName.get(name)
      if (!resource) throw new Error(`No resource is named '${name}'`)
      return resource
    },
    add(definition, resourceHooks = {}) {
      const mistakes = definitionMistakes(definition)
      const base = controllerBase(definition)
      if (byName.has(definition.name)) mistakes.push(`two modules are named '${definition.name}'`)
      else if (byBase.has(base.toLowerCase()))
        mistakes.push(`${definition.name}: another module has the calls /admin/${base}`)
      if (mistakes.length > 0) throw new StartError(mistakes.join('\n'))
      const resource: Resource = {
        definition,
        base,
        node: permissionNode(definition),
        table: tableName(definition),
        hooks: resourceHooks,
      }
      byBase.set(resource.base.toLowerCase(), resource)
      byName.set(definition.name, resource)
    },
  }
  for (const definition of definitions) registry.add(definition, hooks[definition.name])
  return registry
}
