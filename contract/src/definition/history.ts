/** What changed in one row. Values are as on the wire; texts by language as `<field>_i18n`, only those that changed. */
export type RowChanges = {
  fields: string[]
  /** Fields of which it is not told what they held. */
  secrets: string[]
  /** Parts of the row, the joined rows of relations beside them. */
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** One entry of a row's history; of rows that come and go nothing but that they did. */
export type RowHistoryEntry = RowChanges & {
  id: number
  action: 'add' | 'edit' | 'del' | 'restore'
  actor: 'system' | 'administrator' | 'member' | 'guardian' | 'visitor'
  actor_name: string
  /** In seconds. */
  createtime: number
}

/** Answer of `GET /admin/<base>/history`: newest first. */
export type RowHistory = { list: RowHistoryEntry[]; more: boolean }
