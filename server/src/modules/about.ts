import { failForm } from '@tutu/contract/core/errors'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { fieldLabels, tableName } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'

/** Sections of the school's story and pages that stand alone share the addresses below /about: what one has, the other may not take. */
export const sharesAddresses = (definition: Definition, other: Pick<Definition, 'name'>): ResourceHooks => ({
  async beforeSave({ transaction }, { before, values }) {
    const { slug } = values
    if (slug === undefined || slug === before?.slug) return
    const { rows } = await sql`select from ${sql.table(tableName(other))} where slug = ${slug}`.execute(transaction)
    if (rows.length > 0) throw failForm({ slug: { key: 'rule.reserved' } }, fieldLabels(definition))
  },
})
