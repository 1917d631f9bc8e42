import type { Localized } from '../languages.ts'

/** What keeps children safe: what they write for others, their guardians, their classes. */
export const minors = {
  'personal.phone': {
    'zh-cn': '这里好像有电话号码。别人看得到，请删掉它',
    en: 'This looks like a telephone number. Others can see it, so please take it out',
  },
  'personal.email': {
    'zh-cn': '这里好像有邮箱地址。别人看得到，请删掉它',
    en: 'This looks like an e-mail address. Others can see it, so please take it out',
  },
  'personal.chat': {
    'zh-cn': '这里好像有 QQ 或微信号。别人看得到，请删掉它',
    en: 'This looks like the name of a chat account. Others can see it, so please take it out',
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
  'child.topUpAgreed': { 'zh-cn': '已同意，付款以后就到账', en: 'Agreed. It is added once it is paid' },
  'child.topUpRefused': { 'zh-cn': '这笔充值已取消', en: 'This top-up is cancelled' },
  'childMode.closed': {
    'zh-cn': '现在是儿童模式，这件事请家长来做',
    en: 'This is child mode. Ask a grown-up to do this',
  },
  'childMode.wrongPin': { 'zh-cn': 'PIN 不对', en: 'This is not the PIN' },
  'childMode.noPin': {
    'zh-cn': '还没有 PIN，请家长先设一个',
    en: 'There is no PIN yet. A grown-up sets one first',
  },
  'childMode.guardianSets': {
    'zh-cn': '这个账号的 PIN 由家长在家长页设定',
    en: 'The PIN of this account is set on the guardian page',
  },
  'childMode.started': { 'zh-cn': '儿童模式开始了', en: 'Child mode has begun' },
  'childMode.left': { 'zh-cn': '已离开儿童模式', en: 'You have left child mode' },
  'childMode.pinSet': { 'zh-cn': 'PIN 设好了', en: 'The PIN is set' },
  'childMode.pinGone': { 'zh-cn': 'PIN 取消了，儿童模式已关掉', en: 'The PIN is gone, and child mode has ended' },
  'childMode.guardianSet': {
    'zh-cn': 'PIN 设好了，孩子登录的设备都进入儿童模式',
    en: 'The PIN is set. Every device of your child is in child mode now',
  },
  'child.erased': { 'zh-cn': '孩子的信息已全部删除', en: 'Everything of your child has been deleted' },
  'child.resting.minutes': {
    'zh-cn': '今天的时间用完了，明天再来吧',
    en: 'Today’s time is used up. See you tomorrow',
  },
  'child.resting.quiet': {
    'zh-cn': '现在是休息时间，晚一点再来吧',
    en: 'It is quiet time now. Come back a little later',
  },
  'class.wrong': {
    'zh-cn': '班级号、昵称或图片不对，再试一次',
    en: 'Class code, nickname or pictures are wrong. Try once more',
  },
  'class.wait': {
    'zh-cn': '试了太多次，请 {minutes} 分钟后再试，或者请老师发一张新卡片',
    en: 'Too many tries. Try again in {minutes} min, or ask your teacher for a new card',
  },
  'class.closed': {
    'zh-cn': '班级现在没有开放，请问问老师',
    en: 'Your class is closed at the moment. Ask your teacher',
  },
  'class.code': {
    'zh-cn': '班级号是 6 位，由数字和小写字母组成',
    en: 'A class code is six digits and small letters',
  },
  'class.pictures': { 'zh-cn': '请依次点三张图片', en: 'Tap three pictures, one after the other' },
  'class.nameLength': { 'zh-cn': '昵称最多 20 个字', en: 'A nickname has 20 characters at most' },
  'class.nameUnseen': {
    'zh-cn': '名字里有看不见的符号，请删掉重新打一遍',
    en: 'There is a sign in this name that cannot be seen. Please type the name once more',
  },
  'class.full': { 'zh-cn': '一个班最多 60 人', en: 'A class has 60 pupils at most' },
  'class.nameTaken': { 'zh-cn': '班里已经有“{name}”了', en: '“{name}” is in the class already' },
  'class.nameTwice': { 'zh-cn': '名单里有两个“{name}”', en: '“{name}” is there twice' },
  'class.tooMany': {
    'zh-cn': '最多建 {count} 个班，请先删掉不用的',
    en: 'You can have {count} classes. Delete one first',
  },
  'class.reminded': { 'zh-cn': '已提醒 {count} 人', en: '{count} {count|pupil is|pupils are} reminded' },
  'class.remindedBefore': {
    'zh-cn': '没做完的人今天都提醒过了',
    en: 'Who has not done it was reminded today already',
  },
  'class.tooManyTasks': {
    'zh-cn': '一个班最多 {count} 个任务，请先撤掉旧的',
    en: 'A class can have {count} tasks. Take back an old one first',
  },
  'class.notTeacher': {
    'zh-cn': '建班要有“老师”标记，请联系网站管理员',
    en: 'Classes are for teachers. Ask the website administrator to mark you as one',
  },
  'class.noSuchTeacher': {
    'zh-cn': '这个会员没有“老师”标记，请先在会员里打上',
    en: 'This member is not marked as a teacher. Mark them first',
  },
  'class.disbanded': {
    'zh-cn': '班级已解散，{count} 个班级账号会在一小时内删除',
    en: 'The class is ended. Within an hour {count} accounts are deleted',
  },
  'class.unknown': { 'zh-cn': '没有这个班级，请检查班级号', en: 'There is no such class. Check the code' },
  'class.inAlready': { 'zh-cn': '已经在这个班了', en: 'They are in this class already' },
  'class.entered': { 'zh-cn': '已加进名单，也告诉了老师', en: 'Put on the list, and the teacher is told' },
  'class.joinedAlready': { 'zh-cn': '你已经在这个班了', en: 'You are in this class already' },
  'class.joinsNoOther': {
    'zh-cn': '这个账号是为一个班建的，不能加入别的班',
    en: 'This account was made for one class and joins no other',
  },
  'class.mayNotPublish': {
    'zh-cn': '班级账号不能发布作品，可以在自己的屏幕上给老师和同学看',
    en: 'A class account publishes no works. Show yours to your teacher and your class on the screen',
  },
  'class.mayNotComment': {
    'zh-cn': '班级账号不能评论，想说的话可以当面告诉同学',
    en: 'A class account makes no comments. Tell your classmates what you think',
  },
  'child.noContacts': {
    'zh-cn': '未满 14 岁的账号不留邮箱和手机号，有事我们找你的家长',
    en: 'An account of somebody under 14 keeps no e-mail address and no mobile number. We turn to your guardian',
  },
  'class.noPurse': {
    'zh-cn': '班级账号没有钱和积分，也不买东西。想学别的课，告诉老师',
    en: 'A class account has no money and no points, and buys nothing. Tell your teacher what you would like to learn',
  },
  'class.noContacts': {
    'zh-cn': '班级账号不留邮箱和手机号',
    en: 'A class account keeps no e-mail address and no mobile number',
  },
  'class.noPassword': {
    'zh-cn': '班级账号用三张图片登录，没有密码。图片忘了，请老师发一张新卡片',
    en: 'A class account signs in with three pictures and has no password. Ask your teacher for a new card',
  },
  'class.noErase': {
    'zh-cn': '班级账号由老师删除。不想用了，告诉老师',
    en: 'A class account is deleted by the teacher. Tell them when you no longer want it',
  },
  'class.notLeavable': {
    'zh-cn': '这个账号是为班级建的，不能自己退出',
    en: 'This account was made for the class and cannot leave it',
  },
  'class.noProfile': {
    'zh-cn': '班级账号不填个人资料，只可以选一个画好的头像',
    en: 'A class account tells nothing of a person: choose one of the drawn pictures, that is all it takes',
  },
  'class.noUpload': {
    'zh-cn': '班级账号不能上传文件，请老师用自己的账号上传',
    en: 'A class account uploads no files. Your teacher can, with an account of their own',
  },
  'class.made': { 'zh-cn': '班级建好了', en: 'Your class is ready' },
  'class.saved': { 'zh-cn': '已保存', en: 'Saved' },
  'class.removed': { 'zh-cn': '班级已删除', en: 'The class is deleted' },
  'class.pupilsAdded': { 'zh-cn': '已加入 {count} 人', en: '{count} added' },
  'class.pupilRemoved': { 'zh-cn': '已移出班级', en: 'Taken off the list' },
  'class.signedOut': { 'zh-cn': '全班都退出登录了', en: 'The whole class is signed out' },
  'class.praised': { 'zh-cn': '星星送到了', en: 'The star is on its way' },
  'class.joined': { 'zh-cn': '已加入班级', en: 'You are in' },
  'class.childLeft': { 'zh-cn': '孩子已退出班级', en: 'Your child has left the class' },
  'class.left': { 'zh-cn': '已退出班级', en: 'You have left the class' },
  'typing.noTicket': {
    'zh-cn': '这次练习开始得太早，或者已经交过了。再打一次就好。',
    en: 'This exercise was begun too long ago or was handed in before. Type it once more.',
  },
  'typing.badLog': {
    'zh-cn': '这次练习没有打完，或者记录不完整，没有记到账号里。',
    en: 'This exercise was not finished, or its record is not whole. It was not kept in the account.',
  },
  'certificate.nameLength': {
    'zh-cn': '证书上的名字最多 20 个字',
    en: 'The name on a certificate has 20 characters at most',
  },
  'certificate.notDone': {
    'zh-cn': '还有 {count} 课没有学完，学完就能领证书',
    en: '{count} more to finish, and the certificate is yours',
  },
  'certificate.revoked': {
    'zh-cn': '这张证书已经作废，请联系我们',
    en: 'This certificate has been revoked. Please write to us',
  },
  'certificate.unknown': {
    'zh-cn': '没有这个编号的证书，请对照证书再看一遍编号',
    en: 'There is no certificate of this number. Please compare it with the paper once more',
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
