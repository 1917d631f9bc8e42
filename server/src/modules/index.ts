import type { ResourceHooks } from '../resource/hooks.ts'
import { admin } from './admin.ts'
import { adminGroup } from './admin-group.ts'
import { adminLog } from './admin-log.ts'
import { course } from './course.ts'
import { lesson } from './lesson.ts'
import { menuRule } from './menu-rule.ts'

/** Resources whose behaviour needs nothing but the database, by definition name; the others are made in app.ts. */
export const HOOKS: Readonly<Record<string, ResourceHooks>> = {
  course,
  lesson,
  admin,
  'admin-group': adminGroup,
  'menu-rule': menuRule,
  'admin-log': adminLog,
}
