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
  remark: string
}
