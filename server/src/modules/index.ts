import type { ResourceHooks } from '../resource/hooks.ts'
import { admin } from './admin.ts'
import { adminGroup } from './admin-group.ts'
import { adminLog } from './admin-log.ts'
import { course } from './course.ts'
import { lesson } from './lesson.ts'
import { menuRule } from './menu-rule.ts'
import { message } from './message.ts'
import { messageTemplate } from './message-template.ts'

/** Resources with behaviour, by definition name. */
export const HOOKS: Readonly<Record<string, ResourceHooks>> = {
  course,
  lesson,
  admin,
  'admin-group': adminGroup,
  'menu-rule': menuRule,
  'admin-log': adminLog,
  message,
  'message-template': messageTemplate,
}
