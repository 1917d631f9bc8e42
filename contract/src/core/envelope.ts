/** The standard response envelope (spec 3). `time` is in integer seconds. */
export type Envelope<T = unknown> = { code: number; msg: string; data: T; time: number }

/** Meanings of `code` that the client acts on (spec 7: answer handling). */
export const CODE = { error: 0, ok: 1, redirect: 302, forbidden: 401, refresh: 409 } as const

/** `data` of a refused form: one message per field, in the caller's language (wire decision 12). */
export type FormErrors = { errors: Record<string, string> }

/** `data` of code 302. */
export type RedirectData = { routeName?: string; routePath?: string }

export type ListAnswer<Row> = {
  list: Row[]
  total: number
  /** Present and true when `total` is the planner's estimate (wire decision 12). */
  totalEstimated?: true
  /** The rows stand about where the page was asked for, far from both ends of the list (decision 026). */
  pageEstimated?: true
  /**
   * Where the list goes on: sent back as `cursor`, with the same order, filter and language. Null where it ends; absent of
   * what visitors find by words, which is ranked.
   */
  next?: string | null
  previous?: string | null
  remark: string
  /** Of visitors' search by words, where the module says how it is searched (decision 018). */
  search?: SearchOutcome
}

/**
 * `mode`: every row has all words; it has them once a slip is put right, as `did_you_mean` says; it has some of them;
 * there is none.
 */
export type SearchOutcome = { mode: 'all' | 'near' | 'any' | 'none'; did_you_mean: string | null }

/** `found_in` of a row found by words that neither its name nor its summary shows: where they are, matches marked. */
export type FoundIn = {
  /** Name of the module whose row has them: the row itself, or one that belongs to it. */
  resource: string
  field: string
  text: { text: string; mark?: true }[]
  /** Of a row that belongs to it: its slug, its name, and which one it is, from 1. */
  slug?: string
  label?: string
  number?: number
}
