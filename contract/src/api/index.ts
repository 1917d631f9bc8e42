import type { z } from 'zod'
import * as account from './account.ts'
import * as adminAjax from './admin-ajax.ts'
import * as adminFind from './admin-find.ts'
import * as adminIndex from './admin-index.ts'
import * as adminLog from './admin-log.ts'
import * as ajax from './ajax.ts'
import type { CallContract } from './call.ts'
import * as childMode from './child-mode.ts'
import * as classroom from './classroom.ts'
import * as codes from './codes.ts'
import * as common from './common.ts'
import * as dashboard from './dashboard.ts'
import * as family from './family.ts'
import * as favourite from './favourite.ts'
import * as guardian from './guardian.ts'
import * as invoice from './invoice.ts'
import * as learning from './learning.ts'
import * as newsletter from './newsletter.ts'
import * as openapi from './openapi.ts'
import * as adminInfo from './routine-admin-info.ts'
import * as attachment from './routine-attachment.ts'
import * as config from './routine-config.ts'
import * as race from './race.ts'
import * as savedView from './saved-view.ts'
import * as payment from './payment.ts'
import * as refund from './refund.ts'
import * as shop from './shop.ts'
import * as siteIndex from './site-index.ts'
import * as lessonHours from './lesson-hours.ts'
import * as timetable from './timetable.ts'
import * as trial from './trial.ts'
import * as typing from './typing.ts'
import * as user from './user.ts'

/** Every call written by hand. Those that definitions make are not among them. */
export const CALLS = [
  adminIndex.loginState,
  adminIndex.login,
  adminIndex.logout,
  adminIndex.boot,
  adminIndex.definitions,
  adminFind.find,
  adminFind.spell,
  adminLog.changes,
  savedView.views,
  savedView.addView,
  savedView.editView,
  savedView.deleteView,
  savedView.chooseDefault,
  dashboard.figures,
  dashboard.figuresByFormerName,
  dashboard.arrange,
  adminInfo.profile,
  adminInfo.editProfile,
  adminInfo.sessions,
  adminInfo.endSessions,
  config.settings,
  config.saveSettings,
  config.addSetting,
  config.deleteSettings,
  config.sendTestMail,
  config.sendTestMessage,
  config.tryStorage,
  config.testPayment,
  attachment.usage,
  attachment.replace,
  attachment.putBack,
  attachment.adjust,
  adminAjax.upload,
  adminAjax.uploadParamsOf,
  adminAjax.askUploadParams,
  adminAjax.storedDirectly,
  adminAjax.buildSuffixSvg,
  adminAjax.area,
  adminAjax.renderText,
  adminAjax.clearCache,
  adminAjax.tablePk,
  adminAjax.tableFieldList,
  siteIndex.site,
  openapi.openapi,
  common.captcha,
  common.refreshToken,
  common.report,
  common.like,
  common.view,
  codes.sendMailCode,
  codes.sendSmsCode,
  user.checkInState,
  user.checkIn,
  user.logout,
  user.index,
  guardian.notice,
  guardian.ask,
  guardian.agree,
  guardian.refuse,
  guardian.sendCode,
  guardian.signIn,
  guardian.signOut,
  guardian.children,
  guardian.letters,
  guardian.letter,
  guardian.settings,
  guardian.childMode,
  guardian.withdraw,
  guardian.agreeAgain,
  guardian.erase,
  guardian.answerOrder,
  guardian.answerTopUp,
  guardian.childTopUp,
  guardian.checkChildTopUp,
  guardian.exportChild,
  guardian.endLink,
  guardian.leaveClass,
  guardian.notices,
  guardian.readNotices,
  childMode.state,
  childMode.start,
  childMode.leave,
  childMode.setPin,
  account.overview,
  account.dailyCheckIn,
  account.heartbeat,
  account.profile,
  account.editProfile,
  account.verification,
  account.changeBind,
  account.changePassword,
  account.retrievePassword,
  account.balance,
  account.integral,
  account.sessions,
  account.endSessions,
  account.notices,
  account.readNotices,
  learning.progress,
  learning.mergeProgress,
  learning.lessonCode,
  learning.keepLessonCode,
  learning.certificates,
  learning.askCertificate,
  learning.certificate,
  typing.begin,
  typing.result,
  typing.results,
  race.mine,
  race.open,
  race.start,
  race.end,
  race.watch,
  race.earlier,
  race.join,
  race.run,
  race.finish,
  race.leave,
  family.links,
  family.share,
  family.end,
  family.work,
  classroom.mine,
  classroom.create,
  classroom.change,
  classroom.remove,
  classroom.view,
  classroom.addPupils,
  classroom.deal,
  classroom.signOutAll,
  classroom.renamePupil,
  classroom.removePupil,
  classroom.addTask,
  classroom.changeTask,
  classroom.removeTask,
  classroom.remindOfTask,
  classroom.pupilCode,
  classroom.praise,
  classroom.finishTask,
  classroom.join,
  classroom.leave,
  timetable.meetings,
  timetable.plan,
  timetable.change,
  timetable.cancel,
  timetable.restore,
  timetable.register,
  timetable.take,
  timetable.mine,
  timetable.leave,
  timetable.file,
  timetable.address,
  timetable.newAddress,
  timetable.endAddress,
  timetable.calendar,
  timetable.ofChild,
  timetable.leaveForChild,
  timetable.fileOfChild,
  lessonHours.mine,
  lessonHours.ofChild,
  newsletter.join,
  newsletter.confirm,
  newsletter.leave,
  newsletter.leavePage,
  trial.times,
  trial.book,
  trial.mine,
  trial.move,
  trial.cancel,
  trial.calendar,
  payment.topUps,
  payment.topUp,
  payment.oneTopUp,
  payment.checkTopUp,
  payment.cancelTopUp,
  payment.wechatNotice,
  payment.alipayNotice,
  shop.quote,
  shop.placeOrder,
  shop.orders,
  shop.order,
  shop.payOrder,
  shop.cancelOrder,
  shop.enrol,
  shop.study,
  shop.lesson,
  refund.ofOrder,
  refund.ask,
  refund.withdraw,
  refund.ofChild,
  refund.askForChild,
  refund.withdrawForChild,
  invoice.ofOrder,
  invoice.ask,
  invoice.withdraw,
  invoice.file,
  invoice.ofChild,
  invoice.askForChild,
  invoice.withdrawForChild,
  invoice.fileOfChild,
  invoice.issue,
  invoice.attach,
  favourite.isKept,
  favourite.keep,
  favourite.list,
  account.privacy,
  account.exportAccount,
  account.eraseAccount,
  account.keepAccount,
  ajax.upload,
  ajax.uploadParamsOf,
  ajax.askUploadParams,
  ajax.storedDirectly,
  ajax.buildSuffixSvg,
  ajax.area,
] as const satisfies readonly CallContract[]

type Call = (typeof CALLS)[number]
/** Method and path of a call, as a client names it: 'POST /admin/index/login'. */
export type CallName = { [C in Call as `${C['method']} ${C['path']}`]: C } extends infer Names
  ? keyof Names & string
  : never
type Named<N extends CallName> = Extract<Call, { method: MethodOf<N>; path: PathOf<N> }>
type MethodOf<N extends string> = N extends `${infer Method} ${string}` ? Method : never
type PathOf<N extends string> = N extends `${string} ${infer Path}` ? Path : never

type Input<C, Part extends 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? { [P in Part]: z.input<S> } : { [P in Part]?: never }
/** What a caller sends with it. */
export type CallInput<N extends CallName> = Input<Named<N>, 'query'> & Input<Named<N>, 'body'>
/** `data` of what comes back. */
export type CallAnswer<N extends CallName> = Named<N> extends { answer: infer S extends z.ZodType } ? z.output<S> : null
