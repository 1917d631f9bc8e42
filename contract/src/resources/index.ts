import type { Definition } from '../definition/define-resource.ts'
import { about } from './about.ts'
import { admin } from './admin.ts'
import { adminGroup } from './admin-group.ts'
import { adminLog } from './admin-log.ts'
import { attachment } from './attachment.ts'
import { attachmentFolder } from './attachment-folder.ts'
import { attachmentTag } from './attachment-tag.ts'
import { bole } from './bole.ts'
import { cases } from './cases.ts'
import { clientReport } from './client-report.ts'
import { contact } from './contact.ts'
import { course } from './course.ts'
import { courseCategory } from './course-category.ts'
import { dataRecycle } from './data-recycle.ts'
import { dataRecycleLog } from './data-recycle-log.ts'
import { job } from './job.ts'
import { lesson } from './lesson.ts'
import { menuRule } from './menu-rule.ts'
import { message } from './message.ts'
import { messageTemplate } from './message-template.ts'
import { sensitiveData } from './sensitive-data.ts'
import { sensitiveDataLog } from './sensitive-data-log.ts'
import { tag } from './tag.ts'
import { team } from './team.ts'

const BUILT_IN = [
  course,
  lesson,
  courseCategory,
  tag,
  bole,
  cases,
  about,
  team,
  job,
  contact,
  admin,
  adminGroup,
  menuRule,
  adminLog,
  attachment,
  attachmentFolder,
  attachmentTag,
  clientReport,
  message,
  messageTemplate,
  dataRecycle,
  dataRecycleLog,
  sensitiveData,
  sensitiveDataLog,
] as const satisfies readonly Definition[]

/** Every built-in back-office module, in the order of their first menu entries. */
export const RESOURCES: readonly Definition[] = BUILT_IN
export type BuiltInResource = (typeof BUILT_IN)[number]
