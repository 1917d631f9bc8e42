import type { z } from 'zod'
import type { AccountTrait } from '../core/accounts.ts'
import type { Localized } from '../core/languages.ts'

/** Who may make a call: a node names the right that an administrator needs; without one any who is signed in may. */
export type CallAccess = 'public' | 'member' | 'guardian' | 'administrator' | { node: string }

/**
 * A call written by hand: what is sent, what comes back, and who may ask. The server parses with it, the client's types
 * are made of it (`index.ts`), and the API's description too. Messages of its schemas are keys of the catalogue.
 */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** What it does, for the description of the API. */
  readonly title: Localized
  readonly access: CallAccess
  /** Members may make it also while their guardian's limits say that they rest. */
  readonly duringRest?: true
  /** Changes something, and members may make it also in child mode (decision 120). What only reads needs no such word. */
  readonly inChildMode?: true
  /** What the member's account must have; others are told so (`core/accounts.ts`). */
  readonly needs?: AccountTrait
  /** The token may stand in the query, where no header can be sent (wire decision 5). */
  readonly queryToken?: true
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Names of the body's fields: a wrong body is then refused as a form is, reason by reason (wire decision 12). */
  readonly labels?: Readonly<Record<string, Localized>>
  /** The body is a form (`multipart/form-data`) with one file, `file`. */
  readonly takesFile?: true
  /** The body's JSON may come as text, as `sendBeacon` sends it. */
  readonly isBeacon?: true
  /** `data` of the envelope. Absent: null. */
  readonly answer?: z.ZodType
  /** Media type of an answer that is no envelope; null: an empty one, status 204. Beside `answer`: it may be either. */
  readonly sends?: string | null
}

/** Checks a contract's shape and keeps its schemas' types. */
export function defineCall<const C extends CallContract>(call: C): C {
  return call
}
