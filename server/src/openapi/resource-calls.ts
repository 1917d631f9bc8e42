import type { Language } from '@tutu/contract/core/languages'
import type { Registry } from '../engine/registry.ts'
import { adminCalls } from './admin-calls.ts'
import type { Operation } from './operation.ts'
import { ownersCalls } from './owners-calls.ts'
import { publicCalls } from './public-calls.ts'

/** The calls that definitions make: the back office's, visitors', and those of the rows' owners. */
export function resourceCalls(registry: Registry, language: Language): Operation[] {
  return registry
    .all()
    .flatMap((resource) => [
      ...adminCalls(resource, registry, language),
      ...publicCalls(resource, registry, language),
      ...ownersCalls(resource, registry, language),
    ])
}
