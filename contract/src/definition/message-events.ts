import type { Options } from '../fields/select.ts'

/** What messages are sent for, by the key of the event that sends them. */
export const MESSAGE_EVENTS = {
  user_register: { 'zh-cn': '注册', en: 'Registration' },
  user_change_email: { 'zh-cn': '更换邮箱', en: 'New address' },
  user_change_mobile: { 'zh-cn': '更换手机', en: 'New number' },
  user_retrieve_pwd: { 'zh-cn': '找回密码', en: 'Lost password' },
  user_email_verify: { 'zh-cn': '邮箱身份验证', en: 'Identity by mail' },
  user_mobile_verify: { 'zh-cn': '手机身份验证', en: 'Identity by SMS' },
  user_occupied: { 'zh-cn': '已有账号', en: 'Has an account' },
  guardian_consent: { 'zh-cn': '监护人同意', en: 'Guardian’s consent' },
  guardian_sign_in: { 'zh-cn': '家长页', en: 'Guardian page' },
  guardian_class: { 'zh-cn': '孩子加入班级', en: 'A child joins a class' },
  guardian_meeting: { 'zh-cn': '孩子班级的课有变动', en: 'A class meeting changes' },
  guardian_notice: { 'zh-cn': '给监护人的通知', en: 'Notice to guardians' },
  guardian_letter: { 'zh-cn': '孩子的一周', en: 'A child’s week' },
  guardian_letter_confirm: { 'zh-cn': '确认每周来信', en: 'Confirm weekly letters' },
  subscribe_confirm: { 'zh-cn': '确认订阅', en: 'Confirm a subscription' },
  newsletter: { 'zh-cn': '来信', en: 'Letter' },
  course_open: { 'zh-cn': '开课提醒', en: 'A course opens' },
  refund_asked: { 'zh-cn': '有人申请退款', en: 'A refund is asked for' },
  refund_accepted: { 'zh-cn': '退款已同意', en: 'Refund accepted' },
  refund_refused: { 'zh-cn': '退款没有同意', en: 'Refund refused' },
  invoice_issued: { 'zh-cn': '发票已开', en: 'Invoice issued' },
  invoice_refused: { 'zh-cn': '发票没有开', en: 'Invoice refused' },
  invoice_void: { 'zh-cn': '发票作废', en: 'Invoice void' },
  contact_reply: { 'zh-cn': '回复留言', en: 'Reply to an enquiry' },
} as const satisfies Options
