import type { Language } from '@tutu/contract/languages'

/** An administrator who calls, and from where: what the log keeps. */
export type AdminActor = {
  kind: 'admin'
  id: number
  language: Language
  username: string
  super: boolean
  /** Whether they hold a permission node, in any case. */
  can: (node: string) => boolean
  sessionId: number
  ip: string
  useragent: string
  /** Path and query, tokens blotted out. */
  url: string
  /** Agreed to delete what hangs on the rows too. Commands of the operator always have. */
  cascades?: boolean
  /** Has just typed their current password, and may set another. */
  provedPassword?: boolean
}

/** Who reads or writes, and in which language refusals are told. Commands of the operator are the system's. */
export type Actor = { kind: 'system'; id: number; language: Language } | AdminActor

/** Commands of the operator and work done by the clock. */
export const SYSTEM: Actor = { kind: 'system', id: 0, language: 'zh-cn' }
