import { controllerBase } from '@tutu/contract/definition/controller-base'
import { defineResource, type Definition, permissionNode, tableName } from '@tutu/contract/definition/define-resource'
import { definitionMistakes } from './definition-mistakes.ts'
import { StartError } from '../start-error.ts'
import type { ResourceHooks } from './hooks.ts'
import { publishingCommands } from './write/publishing.ts'

/** A definition with what is derived from it once. */
export type Resource = {
  definition: Definition
  /** 'courseCategory': calls are `/admin/<base>/<action>`. */
  base: string
  node: string
  table: string
  hooks: ResourceHooks
  /** Rises when a module made at run time says anew what it is searched by; 0 for those built in. */
  revision: number
}

/** Every module there is, by controller base (case does not matter) and by name; those made at run time come and go. */
export type Registry = {
  all(): Resource[]
  byBase(base: string): Resource | undefined
  /** Throws where a definition names a resource that does not exist: a mistake in a definition. */
  byName(name: string): Resource
  /** Throws in plain words where a definition says what cannot be. */
  add(definition: Definition, hooks?: ResourceHooks, revision?: number): void
  /** Puts another definition in the place of the one of that name; throws as `add` does, and leaves that one. */
  replace(definition: Definition, revision?: number): void
  remove(name: string): void
  /** Another registry that has a definition besides, or in the place of the one of that name. Throws as `add` does. */
  with(definition: Definition): Registry
  /** Raised by every change: what was worked out from definitions before is out of date. */
  readonly version: number
}

export function createRegistry(
  definitions: readonly Definition[],
  hooks: Readonly<Record<string, ResourceHooks>> = {},
): Registry {
  const registry = registryOf(new Map())
  for (const definition of definitions) registry.add(definition, hooks[definition.name])
  return registry
}

function registryOf(byName: Map<string, Resource>): Registry {
  let version = 0
  let byBase = new Map<string, Resource>()
  const changed = (): void => {
    version++
    byBase = new Map([...byName.values()].map((resource) => [resource.base.toLowerCase(), resource]))
  }
  changed()

  /** Throws where the definition cannot stand beside the others; one of its own name is no other. */
  function check(definition: Definition): void {
    const mistakes = definitionMistakes(definition)
    const base = controllerBase(definition)
    const other = byBase.get(base.toLowerCase())
    if (other && other.definition.name !== definition.name)
      mistakes.push(`${definition.name}: another module has the calls /admin/${base}`)
    if (mistakes.length > 0) throw new StartError(mistakes.join('\n'))
  }

  return {
    all: () => [...byName.values()],
    byBase: (base) => byBase.get(base.toLowerCase()),
    byName(name) {
      const resource = byName.get(name)
      if (!resource) throw new Error(`No resource is named '${name}'`)
      return resource
    },
    add(definition, hooks = {}, revision = 0) {
      if (byName.has(definition.name)) throw new StartError(`two modules are named '${definition.name}'`)
      check(definition)
      byName.set(definition.name, resourceOf(definition, hooks, revision))
      changed()
    },
    replace(definition, revision = 0) {
      check(definition)
      byName.set(definition.name, resourceOf(definition, byName.get(definition.name)?.hooks ?? {}, revision))
      changed()
    },
    remove(name) {
      byName.delete(name)
      changed()
    },
    with(definition) {
      const copy = registryOf(new Map(byName))
      copy.replace(definition)
      return copy
    },
    get version() {
      return version
    },
  }
}

function resourceOf(given: Definition, own: ResourceHooks, revision: number): Resource {
  // What a definition says in one word is the same for those made while the site runs.
  const definition = defineResource(given)
  const resource: Resource = {
    definition,
    base: controllerBase(definition),
    node: permissionNode(definition),
    table: tableName(definition),
    hooks: own,
    revision,
  }
  if (definition.publishable)
    resource.hooks = { ...own, commands: { ...publishingCommands(() => resource), ...own.commands } }
  return resource
}
