import type { Localized } from '../languages.ts'

/** What keeps children safe: what they write for others, their guardians, their classes. */
export const minors = {
  'personal.phone': {
    'zh-cn': '这里好像有电话号码。大家都看得到，请删掉它',
    en: 'This looks like a telephone number. Everybody can see it, so please take it out',
  },
  'personal.email': {
    'zh-cn': '这里好像有邮箱地址。大家都看得到，请删掉它',
    en: 'This looks like an e-mail address. Everybody can see it, so please take it out',
  },
  'personal.chat': {
    'zh-cn': '这里好像有 QQ 或微信号。大家都看得到，请删掉它',
    en: 'This looks like the name of a chat account. Everybody can see it, so please take it out',
  },
  'personal.idNumber': {
    'zh-cn': '这里好像有身份证号。这样的号码只告诉家人，请删掉它',
    en: 'This looks like an identity number. It is for your family alone, so please take it out',
  },
  'consent.noNotice': {
    'zh-cn': '告知书还没有发布，暂时不能为孩子开通账号',
    en: 'The notice for guardians is not published yet, so children cannot join',
  },
  'consent.noticeChanged': {
    'zh-cn': '告知书刚刚有更新，请重新打开页面读一遍',
    en: 'The notice has just changed. Please open the page again and read it once more',
  },
  'consent.askAgain': {
    'zh-cn': '这次申请已过期，请重新填写监护人的手机或邮箱',
    en: 'This request has expired. Enter the guardian’s mobile or e-mail once more',
  },
  'consent.notNeeded': {
    'zh-cn': '已满 14 岁，可以自己注册',
    en: 'From 14 on you can register by yourself',
  },
  'consent.refused': {
    'zh-cn': '已记下您不同意。没有建立账号，工具和公开的课程照样可以用',
    en: 'Noted. There is no account; tools and public courses stay open to your child',
  },
  'consent.withdrawn': {
    'zh-cn': '已收回同意，账号已关闭，7 天后删除全部信息',
    en: 'Consent withdrawn. The account is closed; everything will be deleted in 7 days',
  },
  'consent.again': { 'zh-cn': '已重新同意，账号恢复使用', en: 'Thank you. The account is open again' },
  'child.mayNotPublish': {
    'zh-cn': '还不能发布作品，请家长在家长页打开“发布作品”',
    en: 'Not yet: please ask your guardian to allow publishing on the guardian page',
  },
  'child.mayNotComment': {
    'zh-cn': '还不能评论，请家长在家长页打开“评论”',
    en: 'Not yet: please ask your guardian to allow comments on the guardian page',
  },
  'child.minutes': { 'zh-cn': '请填 5 到 720 分钟', en: 'From 5 to 720 minutes' },
  'child.quietBoth': { 'zh-cn': '请把开始和结束都填上', en: 'Please give both beginning and end' },
  'child.saved': { 'zh-cn': '设置已保存，马上生效', en: 'Saved, and in force at once' },
  'child.orderAgreed': { 'zh-cn': '已同意这笔订单', en: 'You have agreed to this order' },
  'child.orderRefused': { 'zh-cn': '订单已取消', en: 'The order is cancelled' },
  'child.erased': { 'zh-cn': '孩子的信息已全部删除', en: 'Everything of your child has been deleted' },
  'child.resting.minutes': {
    'zh-cn': '今天的时间用完了，明天再来吧',
    en: 'Today’s time is used up. See you tomorrow',
  },
  'child.resting.quiet': {
    'zh-cn': '现在是休息时间，晚一点再来吧',
    en: 'It is quiet time now. Come back a little later',
  },
  'privacy.askGuardian': {
    'zh-cn': '未满 14 岁的账号由家长在家长页删除',
    en: 'Your guardian deletes this account, on the guardian page',
  },
  'privacy.planned': {
    'zh-cn': '已申请注销，7 天后删除；这几天里随时可以改主意',
    en: 'Your account will be deleted in 7 days. Until then you can change your mind',
  },
  'privacy.kept': { 'zh-cn': '账号留下了，什么都没有删', en: 'Your account stays, and nothing was deleted' },
} as const satisfies Record<string, Localized>
