import type { Localized } from './languages.ts'

/** What a page that a message leads to is about. */
export type EventTarget =
  | 'work'
  | 'work-form'
  | 'works'
  | 'course'
  | 'courses'
  | 'classes'
  | 'timetable'
  | 'lesson-hours'
  | 'task'
  | 'order'
  | 'balance'
  | 'points'

type Words = {
  /** What lists of the back office call it. */
  label: Localized
  title: Localized
  content?: Localized
  /** Stands before the content where a reason was given. */
  said?: Localized
  to?: EventTarget
  /** Money and orders: not told in child mode (decision 120). */
  isForGrownUps?: true
}

const TEACHER_SAYS = { 'zh-cn': '老师说：{reason}', en: 'The teacher says: {reason}' }
const WHY = { 'zh-cn': '{reason}', en: '{reason}' }
const MEND = {
  'zh-cn': '改好以后再提交一次，老师会再看。',
  en: 'Mend it and hand it in again: it is looked at once more.',
}

/**
 * What members are told of what happened, besides what administrators write to them (`resources/notice.ts`). Stored is the name
 * and what it was about; the words are put in when it is read, in the reader's language. `{work}`, `{course}` and `{task}` are in
 * their quotation marks already.
 */
export const MEMBER_EVENTS = {
  work_approved: {
    label: { 'zh-cn': '作品通过', en: 'Work approved' },
    title: { 'zh-cn': '{work}展示出来啦', en: '{work} is on show' },
    content: { 'zh-cn': '现在大家都能在作品墙上看到它。', en: 'Everybody can see it on the wall of works now.' },
    to: 'work',
  },
  work_rejected: {
    label: { 'zh-cn': '作品退回', en: 'Work sent back' },
    title: { 'zh-cn': '{work}还要改一改', en: '{work} needs a little more' },
    content: MEND,
    said: TEACHER_SAYS,
    to: 'work-form',
  },
  work_taken_down: {
    label: { 'zh-cn': '作品撤下', en: 'Work taken down' },
    title: { 'zh-cn': '{work}先收起来了', en: '{work} is off the wall for now' },
    content: MEND,
    said: TEACHER_SAYS,
    to: 'work-form',
  },
  work_reopened: {
    label: { 'zh-cn': '作品重新审核', en: 'Work reviewed again' },
    title: { 'zh-cn': '老师要再看一遍{work}', en: '{work} is looked at once more' },
    content: {
      'zh-cn': '再次通过以前，别人看不到它。你什么都不用做。',
      en: 'Until then nobody else sees it. There is nothing for you to do.',
    },
    to: 'works',
  },
  work_featured: {
    label: { 'zh-cn': '作品精选', en: 'Work featured' },
    title: { 'zh-cn': '{work}被选为精选作品', en: '{work} was chosen as a featured work' },
    content: { 'zh-cn': '它会排在作品墙的前面。', en: 'It stands at the front of the wall of works.' },
    to: 'work',
  },
  work_remixed: {
    label: { 'zh-cn': '作品被改编', en: 'Work remixed' },
    title: { 'zh-cn': '{author}改编了{origin}', en: '{author} made a remix of {origin}' },
    content: { 'zh-cn': '去看看它变成了什么样。', en: 'Go and see what it has become.' },
    to: 'work',
  },
  work_responses: {
    label: { 'zh-cn': '作品收到评语', en: 'Responses to a work' },
    title: { 'zh-cn': '{work}收到了评语', en: '{work} has new responses' },
    content: { 'zh-cn': '{responses}', en: '{responses}' },
    to: 'work',
  },
  report_kept: {
    label: { 'zh-cn': '举报：作品保留', en: 'Report: work stays' },
    title: { 'zh-cn': '你告诉我们的作品，老师看过了', en: 'The work you told us about was looked at' },
    content: {
      'zh-cn': '没有发现问题，作品留了下来。谢谢你留心。',
      en: 'It is fine and stays. Thank you for watching.',
    },
  },
  report_heeded: {
    label: { 'zh-cn': '举报：作品收起', en: 'Report: work withdrawn' },
    title: { 'zh-cn': '你告诉我们的作品，老师收起来了', en: 'The work you told us about is off the wall' },
    content: {
      'zh-cn': '等作者改好再展示。谢谢你告诉我们。',
      en: 'Its author can mend it first. Thank you for telling us.',
    },
  },
  task_set: {
    label: { 'zh-cn': '班级任务', en: 'Task of a class' },
    title: { 'zh-cn': '{class}有新任务：{task}', en: 'A new task in {class}: {task}' },
    content: {
      'zh-cn': '在“我的班级”里可以看到全部任务和日期。',
      en: 'All tasks and their dates are in “My classes”.',
    },
    to: 'task',
  },
  task_open: {
    label: { 'zh-cn': '提醒做任务', en: 'Reminder of a task' },
    title: { 'zh-cn': '{class}的{task}还没做完', en: '{task} in {class} is still open' },
    content: {
      'zh-cn': '老师提醒你：有空的时候接着做。不会做，可以问老师。',
      en: 'Your teacher reminds you of it. If you are stuck, ask.',
    },
    to: 'task',
  },
  praised: {
    label: { 'zh-cn': '老师送的星星', en: 'Star from a teacher' },
    title: { 'zh-cn': '老师送了你一颗星', en: 'Your teacher gave you a star' },
    content: { 'zh-cn': '{phrase}', en: '{phrase}' },
    to: 'classes',
  },
  meeting_cancelled: {
    label: { 'zh-cn': '班级的课取消', en: 'Class meeting cancelled' },
    title: { 'zh-cn': '{class}{at}的课取消了', en: '{class}: no meeting on {at}' },
    content: { 'zh-cn': '{following}', en: '{following}' },
    said: TEACHER_SAYS,
    to: 'timetable',
  },
  meeting_restored: {
    label: { 'zh-cn': '班级的课恢复', en: 'Class meeting restored' },
    title: { 'zh-cn': '{class}{at}的课照常上', en: '{class}: the meeting of {at} takes place after all' },
    content: { 'zh-cn': '{following}', en: '{following}' },
    to: 'timetable',
  },
  meeting_soon: {
    label: { 'zh-cn': '上课提醒', en: 'Reminder of a class meeting' },
    title: { 'zh-cn': '{class}{at}上课', en: '{class} meets on {at}' },
    content: {
      'zh-cn': '在哪里上、上什么，请看课表。来不了可以请假。',
      en: 'Where, and what it is about: see the timetable. There you can say that you will not come.',
    },
    to: 'timetable',
  },
  meeting_feedback: {
    label: { 'zh-cn': '课后点评', en: 'Feedback after a meeting' },
    title: { 'zh-cn': '{class}{at}的课，老师给你写了点评', en: '{class}: your teacher wrote to you about {at}' },
    content: { 'zh-cn': '在课表里可以看到。', en: 'It stands in your timetable.' },
    to: 'timetable',
  },
  meeting_changed: {
    label: { 'zh-cn': '班级的课改动', en: 'Class meeting changed' },
    title: { 'zh-cn': '{class}{was}的课有改动', en: '{class}: the meeting of {was} has changed' },
    content: {
      'zh-cn': '现在是{at}。在哪里上，请看课表。{following}',
      en: 'It is on {at} now. Where: see the timetable. {following}',
    },
    to: 'timetable',
  },
  hours_added: {
    label: { 'zh-cn': '加课时', en: 'Lesson hours added' },
    title: { 'zh-cn': '课时增加了 {hours}', en: 'Lesson hours added: {hours}' },
    said: WHY,
    to: 'lesson-hours',
    isForGrownUps: true,
  },
  hours_taken: {
    label: { 'zh-cn': '减课时', en: 'Lesson hours taken' },
    title: { 'zh-cn': '课时减少了 {hours}', en: 'Lesson hours taken: {hours}' },
    said: WHY,
    to: 'lesson-hours',
    isForGrownUps: true,
  },
  hours_low: {
    label: { 'zh-cn': '课时不多了', en: 'Few lesson hours left' },
    title: { 'zh-cn': '课时不多了', en: 'Few lesson hours are left' },
    content: {
      'zh-cn': '{left}。想接着上，请和老师或前台说一声。',
      en: '{left}. To go on, tell the teacher or the front desk.',
    },
    to: 'lesson-hours',
    isForGrownUps: true,
  },
  hours_ending: {
    label: { 'zh-cn': '课时快到期', en: 'Lesson hours end soon' },
    title: { 'zh-cn': '{hours} 课时 {until}到期', en: 'Lesson hours that end on {until}: {hours}' },
    content: { 'zh-cn': '这一天以前上的课可以用它们。', en: 'Lessons up to that day can be taken from them.' },
    to: 'lesson-hours',
    isForGrownUps: true,
  },
  class_entered: {
    label: { 'zh-cn': '进班', en: 'Place in a class' },
    title: { 'zh-cn': '{class}欢迎你', en: 'Welcome to {class}' },
    content: {
      'zh-cn': '什么时候上课、在哪里上，课表里都有。',
      en: 'When and where it meets is in your timetable.',
    },
    to: 'timetable',
  },
  pupil_entered: {
    label: { 'zh-cn': '班里来了新同学', en: 'New pupil in a class' },
    title: { 'zh-cn': '{class}来了新同学', en: 'Somebody new in {class}' },
    content: {
      'zh-cn': '已经在名单里了，下次点名能看到。',
      en: 'They are on the list, and on the next register.',
    },
    to: 'classes',
  },
  became_teacher: {
    label: { 'zh-cn': '成为老师', en: 'Marked as a teacher' },
    title: { 'zh-cn': '你现在可以建班级了', en: 'You can make classes now' },
    content: {
      'zh-cn': '建一个班，把班级号和登录卡发给学生。',
      en: 'Make a class and give its code and cards to your pupils.',
    },
    to: 'classes',
  },
  course_given: {
    label: { 'zh-cn': '开通课程', en: 'Course opened' },
    title: { 'zh-cn': '给你开通了{course}', en: '{course} was opened for you' },
    said: WHY,
    to: 'course',
  },
  days_given: {
    label: { 'zh-cn': '开通天数', en: 'Days of all courses' },
    title: { 'zh-cn': '所有课程给你开通了 {days} 天', en: 'Every course was opened for you, days: {days}' },
    said: WHY,
    to: 'courses',
  },
  course_closed: {
    label: { 'zh-cn': '关闭课程', en: 'Course closed' },
    title: { 'zh-cn': '{course}不再对你开放', en: '{course} is not open to you any more' },
    content: { 'zh-cn': '学过的记录和作品还在。', en: 'Your progress and works stay.' },
    to: 'courses',
  },
  days_closed: {
    label: { 'zh-cn': '关闭天数', en: 'Days of all courses closed' },
    title: { 'zh-cn': '开通全部课程的天数结束了', en: 'Your days of all courses have ended' },
    content: { 'zh-cn': '学过的记录和作品还在。', en: 'Your progress and works stay.' },
    to: 'courses',
  },
  course_opens: {
    label: { 'zh-cn': '等的课程开课', en: 'Awaited course opens' },
    title: { 'zh-cn': '你等的{course}开课了', en: '{course}, which you waited for, is open' },
    to: 'course',
  },
  certificate_revoked: {
    label: { 'zh-cn': '证书作废', en: 'Certificate revoked' },
    title: { 'zh-cn': '{course}的证书作废了', en: 'Your certificate of {course} is no longer valid' },
    said: WHY,
    to: 'courses',
  },
  certificate_restored: {
    label: { 'zh-cn': '证书恢复', en: 'Certificate restored' },
    title: { 'zh-cn': '{course}的证书重新有效了', en: 'Your certificate of {course} is valid again' },
    to: 'courses',
  },
  points_added: {
    label: { 'zh-cn': '加积分', en: 'Points added' },
    title: { 'zh-cn': '你得到了 {points} 积分', en: 'You were given points: {points}' },
    said: WHY,
    to: 'points',
  },
  points_taken: {
    label: { 'zh-cn': '减积分', en: 'Points taken' },
    title: { 'zh-cn': '积分减少了 {points}', en: 'Points were taken: {points}' },
    said: WHY,
    to: 'points',
  },
  money_added: {
    label: { 'zh-cn': '加余额', en: 'Balance added' },
    title: { 'zh-cn': '余额增加了 {money}', en: '{money} was added to your balance' },
    said: WHY,
    to: 'balance',
    isForGrownUps: true,
  },
  money_taken: {
    label: { 'zh-cn': '减余额', en: 'Balance taken' },
    title: { 'zh-cn': '余额减少了 {money}', en: '{money} was taken from your balance' },
    said: WHY,
    to: 'balance',
    isForGrownUps: true,
  },
  top_up_agreed: {
    label: { 'zh-cn': '家长同意充值', en: 'Top-up agreed to' },
    title: { 'zh-cn': '家长同意充值 {money}', en: 'Your guardian agrees to add {money}' },
    content: { 'zh-cn': '付款以后就会到账。', en: 'It is there once it is paid.' },
    to: 'balance',
    isForGrownUps: true,
  },
  top_up_paid: {
    label: { 'zh-cn': '充值到账', en: 'Top-up paid' },
    title: { 'zh-cn': '充值 {money}到账了', en: '{money} has come to your balance' },
    said: WHY,
    to: 'balance',
    isForGrownUps: true,
  },
  top_up_refused: {
    label: { 'zh-cn': '充值未通过', en: 'Top-up refused' },
    title: { 'zh-cn': '充值 {money}没有通过', en: '{money} will not be added to your balance' },
    said: WHY,
    to: 'balance',
    isForGrownUps: true,
  },
  top_up_expired: {
    label: { 'zh-cn': '充值过期', en: 'Top-up ended' },
    title: { 'zh-cn': '充值 {money}没有付款，已经取消', en: 'Adding {money} ended, as it was not paid' },
    content: { 'zh-cn': '还想充值，请重新申请。', en: 'Ask for it again if you still want it.' },
    to: 'balance',
    isForGrownUps: true,
  },
  top_up_refunded: {
    label: { 'zh-cn': '充值退回', en: 'Top-up given back' },
    title: { 'zh-cn': '充值 {money}退回来处了', en: '{money} was given back where it came from' },
    said: WHY,
    to: 'balance',
    isForGrownUps: true,
  },
  order_agreed: {
    label: { 'zh-cn': '家长同意订单', en: 'Order agreed to' },
    title: { 'zh-cn': '家长同意了订单：{goods}', en: 'Your guardian agrees to the order: {goods}' },
    content: { 'zh-cn': '付款以后就会办好。', en: 'It goes on once it is paid.' },
    to: 'order',
    isForGrownUps: true,
  },
  order_paid: {
    label: { 'zh-cn': '订单已付款', en: 'Order paid' },
    title: { 'zh-cn': '订单已付款：{goods}', en: 'The order is paid: {goods}' },
    content: { 'zh-cn': '寄出的时候会再告诉你。', en: 'You are told when it is sent.' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  order_opened: {
    label: { 'zh-cn': '订单已开通', en: 'Order paid and opened' },
    title: { 'zh-cn': '已付款，可以用了：{goods}', en: 'Paid, and ready for you: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  order_delivered: {
    label: { 'zh-cn': '订单已发货', en: 'Order sent' },
    title: { 'zh-cn': '已经发货：{goods}', en: 'On its way: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  order_cancelled: {
    label: { 'zh-cn': '订单取消', en: 'Order cancelled' },
    title: { 'zh-cn': '订单取消了：{goods}', en: 'The order was cancelled: {goods}' },
    content: { 'zh-cn': '没有付过钱。', en: 'Nothing was paid.' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  order_refunded: {
    label: { 'zh-cn': '订单退款', en: 'Order refunded' },
    title: { 'zh-cn': '全部退回 {given}：{goods}', en: 'All of it is given back, {given}: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  order_partly_refunded: {
    label: { 'zh-cn': '订单部分退款', en: 'Order partly refunded' },
    title: { 'zh-cn': '退回 {given}：{goods}', en: '{given} of it is given back: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  refund_refused: {
    label: { 'zh-cn': '退款没有同意', en: 'Refund refused' },
    title: { 'zh-cn': '退款申请没有通过：{goods}', en: 'The refund was refused: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  invoice_issued: {
    label: { 'zh-cn': '发票已开', en: 'Invoice issued' },
    title: { 'zh-cn': '发票开好了：{goods}', en: 'The invoice is there: {goods}' },
    to: 'order',
    isForGrownUps: true,
  },
  invoice_refused: {
    label: { 'zh-cn': '发票没有开', en: 'Invoice refused' },
    title: { 'zh-cn': '发票没有开：{goods}', en: 'No invoice was issued: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
  invoice_void: {
    label: { 'zh-cn': '发票作废', en: 'Invoice void' },
    title: { 'zh-cn': '发票冲红或作废了：{goods}', en: 'The invoice is void: {goods}' },
    said: WHY,
    to: 'order',
    isForGrownUps: true,
  },
} as const satisfies Record<string, Words>

export type MemberEvent = keyof typeof MEMBER_EVENTS
export const MEMBER_EVENT_NAMES = Object.keys(MEMBER_EVENTS) as [MemberEvent, ...MemberEvent[]]

/** Its words, with all that any of them may have. */
export const wordsOf = (event: MemberEvent): Words => MEMBER_EVENTS[event]

/** What is not told in child mode. */
export const FOR_GROWN_UPS = MEMBER_EVENT_NAMES.filter((event) => wordsOf(event).isForGrownUps)
