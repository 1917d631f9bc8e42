import type { Definition } from '../definition/define-resource.ts'
import { about } from './about.ts'
import { admin } from './admin.ts'
import { adminGroup } from './admin-group.ts'
import { adminLog } from './admin-log.ts'
import { attachment } from './attachment.ts'
import { attachmentFolder } from './attachment-folder.ts'
import { attachmentTag } from './attachment-tag.ts'
import { blog } from './blog.ts'
import { bole } from './bole.ts'
import { cases } from './cases.ts'
import { certificate } from './certificate.ts'
import { chapter } from './chapter.ts'
import { classMeeting } from './class-meeting.ts'
import { classroom } from './classroom.ts'
import { classroomTask } from './classroom-task.ts'
import { clientReport } from './client-report.ts'
import { contact } from './contact.ts'
import { course } from './course.ts'
import { coupon } from './coupon.ts'
import { courseCategory } from './course-category.ts'
import { dataRecycle } from './data-recycle.ts'
import { dataRecycleLog } from './data-recycle-log.ts'
import { enrolment } from './enrolment.ts'
import { good } from './good.ts'
import { invoice } from './invoice.ts'
import { job } from './job.ts'
import { lesson } from './lesson.ts'
import { ledgerMismatch } from './ledger-mismatch.ts'
import { lessonAccount } from './lesson-account.ts'
import { lessonHour } from './lesson-hour.ts'
import { lessonPackage } from './lesson-package.ts'
import { lessonProgress } from './lesson-progress.ts'
import { mailing } from './mailing.ts'
import { member } from './member.ts'
import { guardian } from './guardian.ts'
import { consent } from './consent.ts'
import { memberGroup } from './member-group.ts'
import { memberSession } from './member-session.ts'
import { memberRule } from './member-rule.ts'
import { menuRule } from './menu-rule.ts'
import { message } from './message.ts'
import { messageTemplate } from './message-template.ts'
import { orderLine } from './order-line.ts'
import { orderLog } from './order-log.ts'
import { reaction } from './reaction.ts'
import { workReport } from './work-report.ts'
import { shopOrder } from './shop-order.ts'
import { topUp } from './top-up.ts'
import { moneyLog } from './money-log.ts'
import { scoreLog } from './score-log.ts'
import { news } from './news.ts'
import { newsCategory } from './news-category.ts'
import { memberEvent } from './member-event.ts'
import { notice } from './notice.ts'
import { onePage } from './one-page.ts'
import { sensitiveData } from './sensitive-data.ts'
import { sensitiveDataLog } from './sensitive-data-log.ts'
import { synonym } from './synonym.ts'
import { subscriber } from './subscriber.ts'
import { tag } from './tag.ts'
import { trial } from './trial.ts'
import { trialNote } from './trial-note.ts'
import { trialTime } from './trial-time.ts'
import { tutu } from './tutu.ts'
import { teachingMonth } from './teaching-month.ts'
import { team } from './team.ts'

const BUILT_IN = [
  course,
  chapter,
  lesson,
  courseCategory,
  lessonProgress,
  certificate,
  bole,
  tutu,
  cases,
  reaction,
  workReport,
  tag,
  blog,
  news,
  newsCategory,
  onePage,
  synonym,
  subscriber,
  mailing,
  shopOrder,
  invoice,
  topUp,
  enrolment,
  good,
  coupon,
  orderLine,
  orderLog,
  member,
  memberSession,
  memberGroup,
  guardian,
  consent,
  classroom,
  classroomTask,
  classMeeting,
  teachingMonth,
  lessonAccount,
  lessonPackage,
  lessonHour,
  notice,
  memberEvent,
  memberRule,
  moneyLog,
  scoreLog,
  ledgerMismatch,
  about,
  team,
  job,
  contact,
  trial,
  trialTime,
  trialNote,
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
