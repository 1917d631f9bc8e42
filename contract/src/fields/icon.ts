import { z } from 'zod'
import { SLUG } from '../core/rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/**
 * The name of an icon. `choices` are kebab-case names of the site's set that the site can draw; absent: any name of the
 * back office's sets, such as 'ReadOutlined', 'fa fa-book' or 'local-rabbit'.
 */
export type IconField = FieldCommon & { kind: 'icon'; choices?: readonly string[] }

const ANY_ICON = /^[A-Za-z][\w-]*(?: [\w-]+){0,3}$/

export const icon: FieldKindContract<IconField> = {
  schema: ({ choices }) => {
    const name = z.string('rule.option').trim().max(80, 'rule.tooLong')
    return choices
      ? name.regex(SLUG, 'rule.option').refine((value) => choices.includes(value), 'rule.option')
      : name.regex(ANY_ICON, 'rule.option')
  },
  operators: ['=', '<>', 'NULL', 'NOT NULL'],
}
