import type { Definition } from '../define-resource.ts'

/**
 * Answer of `GET /admin/index/definitions {version?}`: what the back office is made of. `list` is null where the caller
 * has that version already.
 */
export type Definitions = {
  version: string
  list: readonly Definition[] | null
  /** Permission nodes of all modules there are: addresses that exist, also for those who may not open them. */
  nodes: readonly string[]
}
