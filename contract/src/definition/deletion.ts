/** What a deletion does to other records. */
export type DeletionEffect = {
  /**
   * They are deleted too, lose the record out of a field or a list of theirs, or keep it from being deleted: because they
   * use it, or because the caller may not delete them.
   */
  how: 'deleted' | 'cleared' | 'taken-out' | 'in-use' | 'forbidden'
  /** How many. */
  count: number
  /** In words, in the caller's language. */
  text: string
}

/** Answer of `GET /admin/<base>/effects`. */
export type DeletionEffects = {
  /** Records that would go, those that go along among them. */
  count: number
  effects: DeletionEffect[]
  /** Whether it is refused as things are. */
  refused: boolean
  /** Whether what is deleted can be restored from the recycle bin. */
  recycled: boolean
}
