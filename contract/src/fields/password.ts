import { z } from 'zod'
import { PASSWORD } from '../core/rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A password: stored as a hash, never sent ('' where a form needs a value), left as it is when posted empty. */
export type PasswordField = FieldCommon & { kind: 'password'; table: false }

export const password: FieldKindContract<PasswordField> = {
  schema: () => z.string('rule.text').regex(PASSWORD, 'rule.password'),
  operators: [],
}
