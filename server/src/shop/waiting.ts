import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Of a row of `shop_order` or `top_up` without an alias: whether its time is over, by the clock that all requests share. */
export const IS_LATE = sql<SqlBool>`expiretime <= epoch_seconds()`

const WAITS = sql<SqlBool>`state in ('unconfirmed', 'pending')`

/** Orders that nobody pays or agrees to any more, though the job that gives their pieces back is still to come. */
export const IS_OVER: RawBuilder<SqlBool> = sql<SqlBool>`(${WAITS} and ${IS_LATE})`

/** Orders that can still be paid or agreed to. */
export const STILL_WAITS: RawBuilder<SqlBool> = sql<SqlBool>`(${WAITS} and not ${IS_LATE})`
