import { fail, failForm } from '@tutu/contract/errors'
import { type Language, pickLanguage } from '@tutu/contract/languages'
import { sql, type SqlBool } from 'kysely'
import { lockRights, readRightsBook } from '../data/rights-book.ts'
import type { ResourceHooks } from '../resource/hooks.ts'

/** What the back office's policy lets into a frame: a secure page of elsewhere, or one of this site. */
const FRAME_ADDRESS = /^(https:\/\/|\/(?!\/))/i

/**
 * Menu rules (wire 1.7: auth.menu). Whoever is not super sees the rules they hold and those above them, and changes the
 * former; which nodes there are is decided by super administrators alone: a rule made for a node that nobody was given
 * would open it.
 */
export const menuRule: ResourceHooks = {
  async scope({ db, actor }) {
    const book = await readRightsBook(db)
    if (book.of(actor.id).everything) return undefined
    const { held, shown } = book.rulesOf(actor.id)
    return { see: sql<SqlBool>`t.id = any(${shown}::int[])`, change: sql<SqlBool>`t.id = any(${held}::int[])` }
  },

  begin: ({ transaction }) => lockRights(transaction),

  async beforeSave({ transaction, actor }, { before, values }) {
    if (values.pid) {
      const { rows } = await sql<{ type: string }>`select type from menu_rule where id = ${values.pid}`.execute(
        transaction,
      )
      if (rows[0]?.type === 'button') throw failForm({ pid: { key: 'menu.underButton' } })
    }
    const after = { ...before, ...values }
    if (
      after.menu_type === 'iframe' &&
      ('url' in values || 'menu_type' in values) &&
      !FRAME_ADDRESS.test(String(after.url))
    )
      throw failForm({ url: { key: 'menu.frameAddress' } })
    if (actor.kind === 'system' || (await readRightsBook(transaction)).of(actor.id).everything) return
    if (!before) throw fail('rights.superOnly')
    if (values.name !== undefined && values.name !== before.name) throw failForm({ name: { key: 'rights.superOnly' } })
  },

  async beforeRemove({ language }, rows) {
    const builtIn = rows.find(({ built_in }) => built_in)
    if (!builtIn) return
    throw fail('menu.builtIn', { name: pickLanguage(builtIn.title as Record<Language, string>, language) })
  },

  async afterSave({ transaction, tags }, { before, after }) {
    tags.add('rights')
    if (!before || after) return
    await sql`
      update admin_group set rules = array_remove(rules, ${before.id as number}::int) where ${before.id as number}::int = any(rules)
    `.execute(transaction)
  },
}
