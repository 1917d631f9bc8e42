import { type Language, type Localized, pickLanguage } from './languages.ts'

/**
 * The catalogue of everything the system says in `msg` or beside a form field: stable key → text in both languages.
 * `{name}` is filled from the parameters. Clients never match on the text.
 */
export const MESSAGES = {
  'ok.default': { 'zh-cn': '操作成功', en: 'Operation successful' },
  'ok.added': { 'zh-cn': '添加成功', en: 'Added' },
  'ok.updated': { 'zh-cn': '更新成功', en: 'Saved' },
  'ok.deleted': { 'zh-cn': '已删除 {count} 条', en: 'Deleted {count} record(s)' },
  'ok.sorted': { 'zh-cn': '排序已保存', en: 'Order saved' },
  'ok.cachesCleared': { 'zh-cn': '缓存已清除', en: 'Caches cleared' },
  'ok.replaced': { 'zh-cn': '文件已替换，{count} 处引用已更新', en: 'File replaced, {count} place(s) updated' },
  'ok.signedIn': { 'zh-cn': '登录成功', en: 'Signed in' },
  'ok.signedOut': { 'zh-cn': '已退出登录', en: 'Signed out' },

  'request.malformed': { 'zh-cn': '请求格式不正确', en: 'The request is malformed' },
  'request.notFound': { 'zh-cn': '没有这个地址：{url}', en: 'There is no such address: {url}' },
  'request.tooLarge': { 'zh-cn': '提交的内容太大', en: 'What you sent is too large' },
  'request.tooSlow': {
    'zh-cn': '提交的内容来得太慢，请检查网络后再试',
    en: 'What you sent came too slowly. Check your connection and try again',
  },
  'request.tooMany': {
    'zh-cn': '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests. Try again in {seconds} s',
  },
  'request.parameter': { 'zh-cn': '参数不正确：{name}', en: 'Incorrect parameter: {name}' },
  'request.searchField': { 'zh-cn': '不能按“{field}”搜索', en: 'Searching by “{field}” is not possible' },
  'request.searchOperator': {
    'zh-cn': '“{field}”不支持条件“{operator}”',
    en: '“{field}” does not support the operator “{operator}”',
  },
  'request.sortField': { 'zh-cn': '不能按“{field}”排序', en: 'Sorting by “{field}” is not possible' },
  'server.error': {
    'zh-cn': '服务器出了点问题，请稍后再试',
    en: 'Something went wrong on the server. Try again later',
  },
  'server.unavailable': {
    'zh-cn': '服务暂时不可用，请稍后再试',
    en: 'The service is temporarily unavailable. Try again later',
  },
  'server.diskFull': {
    'zh-cn': '服务器的磁盘满了，什么都没有保存',
    en: 'The server’s disk is full, nothing was saved',
  },
  'server.timeout': { 'zh-cn': '处理超时，请稍后再试', en: 'The request took too long. Try again later' },

  'auth.signInFirst': { 'zh-cn': '请先登录', en: 'Please sign in first' },
  'auth.signedInAlready': { 'zh-cn': '你已经登录', en: 'You are already signed in' },
  'auth.tokenExpired': { 'zh-cn': '登录已过期', en: 'Your session has expired' },
  'auth.forbidden': { 'zh-cn': '没有权限操作', en: 'You do not have permission to operate' },
  'auth.wrongPassword': { 'zh-cn': '用户名或密码不正确', en: 'The user name or password is wrong' },
  'auth.wait': {
    'zh-cn': '密码错误次数过多，请 {minutes} 分钟后再试',
    en: 'Too many wrong passwords. Try again in {minutes} min',
  },
  'auth.captcha': { 'zh-cn': '验证码不正确，请输入新的验证码', en: 'The code is wrong. Enter the new one' },
  'auth.captchaNeeded': { 'zh-cn': '请输入验证码', en: 'Enter the code in the picture' },
  'auth.disabled': {
    'zh-cn': '账号已停用，请联系管理员',
    en: 'This account is disabled. Contact the administrator',
  },
  'auth.noMenu': {
    'zh-cn': '你的账号还没有任何菜单，请联系管理员',
    en: 'Your account has no menus yet. Contact the administrator',
  },

  'record.notFound': { 'zh-cn': '记录不存在', en: 'The record does not exist' },
  'record.ledger': {
    'zh-cn': '“{resource}”的记录只增不改，不能修改或删除',
    en: 'Records of “{resource}” stay as they were written: they can be neither changed nor deleted',
  },
  'record.nothingChosen': { 'zh-cn': '请选择要操作的记录', en: 'Choose the records first' },
  'record.empty': { 'zh-cn': '没有提交任何内容', en: 'Nothing was submitted' },
  'record.perHour': {
    'zh-cn': '一小时内最多添加 {max} 条，请过一会儿再来',
    en: 'No more than {max} records an hour. Come back later',
  },
  'record.owned': {
    'zh-cn': '最多保存 {max} 条，请先删除一些再添加',
    en: 'You can keep {max} records. Delete some before you add more',
  },
  'command.notFor': {
    'zh-cn': '“{name}”现在的状态不能“{command}”',
    en: '“{command}” is not possible for “{name}” as it is now',
  },
  'state.move': {
    'zh-cn': '“{label}”不能从“{from}”变为“{to}”',
    en: '“{label}” cannot go from “{from}” to “{to}”',
  },
  'state.first': {
    'zh-cn': '新记录的“{label}”只能是“{to}”',
    en: '“{label}” of a new record is “{to}”',
  },
  'record.changed': {
    'zh-cn': '这条记录刚被别人修改过，请刷新后再改',
    en: 'Somebody else has changed this record. Reload it and try again',
  },
  'record.inUse': {
    'zh-cn': '“{name}”还有 {count} 条{resource}在使用，不能删除',
    en: '“{name}” is still used by {count} record(s) of {resource} and cannot be deleted',
  },
  'record.cascade': {
    'zh-cn': '“{name}”有 {count} 条{resource}，会一起删除',
    en: '“{name}” has {count} record(s) of {resource}, which will be deleted with it',
  },
  'record.confirmCascade': {
    'zh-cn': '{question}。确定要删除，请带上 cascade: true 再删除一次',
    en: '{question}. To delete them all, delete again with cascade: true',
  },
  'record.cascadeForbidden': {
    'zh-cn':
      '“{name}”有 {count} 条{resource}会一起删除，而你没有删除它们的权限（{right}），所以没有删除。请有这项权限的管理员来删除',
    en: '“{name}” has {count} record(s) of {resource}, which would be deleted with it, and you may not delete those ({right}). Nothing was deleted: ask an administrator who may',
  },
  'record.hasChildren': {
    'zh-cn': '“{name}”还有下级，请先处理下级',
    en: '“{name}” has children. Move or delete them first',
  },
  'record.otherParent': {
    'zh-cn': '只能在同一级里调整顺序',
    en: 'The moving position is beyond the movable range: only rows of the same parent can be reordered',
  },
  'form.first': { 'zh-cn': '{label}：{reason}', en: '{label}: {reason}' },
  'form.firstOf': {
    'zh-cn': '{first}（共 {count} 项需要修改）',
    en: '{first} ({count} fields need your attention)',
  },
  'form.invalid': { 'zh-cn': '有 {count} 项需要修改', en: '{count} field(s) need your attention' },
  'export.ticket': { 'zh-cn': '下载链接已失效，请重新导出', en: 'The download link has expired. Export again' },
  'upload.incomplete': { 'zh-cn': '上传的文件数据不完整！', en: 'The data of the uploaded file is incomplete!' },
  'upload.oneFile': {
    'zh-cn': '一次只能上传一个文件，请分开上传',
    en: 'Only one file at a time: upload them one by one',
  },
  'upload.type': { 'zh-cn': '不允许上传这种类型的文件！', en: 'The type of uploaded file is not allowed!' },
  'upload.size': {
    'zh-cn': '上传的文件超出了允许的大小！',
    en: 'The size of the uploaded file exceeds the allowed range!',
  },
  'upload.pixels': {
    'zh-cn': '图片太大：最多 {max} 百万像素，请缩小后再上传',
    en: 'The picture is too large: at most {max} megapixels. Make it smaller and try again',
  },
  'upload.quota': {
    'zh-cn': '空间不够：一共 {quota}，已用 {used}。请先删除不用的文件',
    en: 'Not enough space: {used} of {quota} are used. Delete files you do not need first',
  },
  'upload.notDirect': {
    'zh-cn': '现在文件不直接传到存储服务，请刷新页面再试',
    en: 'Files do not go straight to the storage service at present. Reload the page and try again',
  },
  'upload.storeMissing': {
    'zh-cn': '存储服务还没有设置好，请联系管理员',
    en: 'The storage service is not set up yet. Contact the administrator',
  },
  'upload.notThere': {
    'zh-cn': '存储服务里没有这个文件，请重新上传',
    en: 'The file is not in the storage service. Upload it again',
  },
  'upload.notYours': {
    'zh-cn': '这个文件不是你上传的，请重新上传',
    en: 'This is not a file you uploaded. Upload it again',
  },
  'upload.otherFile': {
    'zh-cn': '存储服务里的文件与说明不一致，请重新上传',
    en: 'The file in the storage service is not the one announced. Upload it again',
  },
  'upload.storeRefused': {
    'zh-cn': '存储服务没有接收这个文件，请重试',
    en: 'The storage service did not take the file. Try again',
  },
  'upload.storeAway': {
    'zh-cn': '连不上存储服务，请稍后重试',
    en: 'The storage service cannot be reached. Try again later',
  },

  'rule.required': { 'zh-cn': '请填写{label}', en: '{label} is required' },
  'rule.requiredIn': {
    'zh-cn': '请填写{label}的{language}内容：没有译文时显示的就是它',
    en: 'Enter {label} in {language}: it is shown wherever a translation is missing',
  },
  'rule.choose': { 'zh-cn': '请选择{label}', en: 'Choose {label}' },
  'rule.tooShort': { 'zh-cn': '至少 {min} 个字', en: 'At least {min} characters' },
  'rule.tooLong': { 'zh-cn': '最多 {max} 个字', en: 'At most {max} characters' },
  'rule.tooSmall': { 'zh-cn': '不能小于 {min}', en: 'Must be at least {min}' },
  'rule.tooBig': { 'zh-cn': '不能大于 {max}', en: 'Must be at most {max}' },
  'rule.tooMany': { 'zh-cn': '最多选 {max} 项', en: 'Choose at most {max}' },
  'rule.tooDeep': { 'zh-cn': '最多 {max} 级', en: 'At most {max} levels' },
  'rule.number': { 'zh-cn': '请填写数字', en: 'Enter a number' },
  'rule.integer': { 'zh-cn': '请填写整数', en: 'Enter a whole number' },
  'rule.money': { 'zh-cn': '请填写金额，最多两位小数', en: 'Enter an amount with at most two decimals' },
  'rule.option': { 'zh-cn': '请从选项中选择', en: 'Choose one of the options' },
  'rule.characters': { 'zh-cn': '含有无法保存的字符', en: 'Contains characters that cannot be stored' },
  'rule.singleLine': { 'zh-cn': '只能填写一行，不能换行', en: 'Only one line: take the line breaks out' },
  'rule.languages': {
    'zh-cn': '请填写文字，或按语言分别填写：zh-cn、en',
    en: 'Enter a text, or one for each language: zh-cn, en',
  },
  'rule.twoTexts': {
    'zh-cn': '{field} 和 {field}_i18n 给出了两个不同的{language}内容，请只改其中一个',
    en: '{field} and {field}_i18n hold two different texts in {language}: change only one of them',
  },
  'rule.otherLanguage': {
    'zh-cn': '没有{language}内容，这里显示的是另一种语言的；要清空它，请在 {field}_i18n 里清空那种语言',
    en: 'There is no text in {language}, the one shown is another language’s: to clear it, clear that language in {field}_i18n',
  },
  'rule.notAsked': {
    'zh-cn': '这条记录用不到{label}，没有保存',
    en: 'This record has no use for {label}: nothing was saved',
  },
  'rule.decimals': { 'zh-cn': '最多 {max} 位小数', en: 'At most {max} decimals' },
  'rule.text': { 'zh-cn': '请填写文字', en: 'Enter text' },
  'rule.slug': {
    'zh-cn': '只能用小写字母、数字和中间的短横线，例如 my-course',
    en: 'Use lower-case letters, digits and hyphens, for example my-course',
  },
  'rule.colour': { 'zh-cn': '请填写颜色，例如 #2b8a5b', en: 'Enter a colour, for example #2b8a5b' },
  'rule.topic': {
    'zh-cn': '只能用小写字母、数字、下划线和短横线，最多 20 个字符',
    en: 'Lower-case letters, digits, underscores and hyphens, at most 20',
  },
  'rule.notYours': {
    'zh-cn': '“{label}”不由你填写，请去掉这一项再提交',
    en: '“{label}” is not yours to set. Leave it out and send the rest again',
  },
  'rule.file': {
    'zh-cn': '没有这个文件：{path}。请重新选择或上传',
    en: 'There is no such file: {path}. Choose another or upload it',
  },
  'rule.picture': {
    'zh-cn': '这个文件不是图片：{path}。请选择图片',
    en: 'This file is no picture: {path}. Choose a picture',
  },
  'rule.path': {
    'zh-cn': '请选择站内文件，或填写以 / 开头的路径',
    en: 'Choose a file, or enter a path beginning with /',
  },
  'rule.dateTime': { 'zh-cn': '请填写日期和时间', en: 'Enter a date and time' },
  'rule.pattern': { 'zh-cn': '格式不正确', en: 'The format is wrong' },
  'rule.taken': { 'zh-cn': '“{value}”已被使用，请换一个', en: '“{value}” is taken. Choose another' },
  'rule.relation': {
    'zh-cn': '所选的{label}不存在，请重新选择',
    en: '{label}: what was chosen does not exist. Choose again',
  },
  'rule.ownChild': { 'zh-cn': '上级不能是自己或自己的下级', en: 'A record cannot be below itself' },
  'rule.order': { 'zh-cn': '不能小于“{other}”', en: 'Must not be less than “{other}”' },
  'rule.account': {
    'zh-cn': '3 到 15 个字符，字母开头，只能用字母、数字和下划线',
    en: '3 to 15 characters, beginning with a letter; only letters, digits and underscores',
  },
  'rule.password': {
    'zh-cn': '6 到 32 个字符，不能含有 & < > " \'',
    en: '6 to 32 characters, without & < > " \'',
  },
  'rule.email': { 'zh-cn': '请填写正确的邮箱地址', en: 'Enter a correct e-mail address' },
  'rule.mobile': { 'zh-cn': '请填写正确的手机号码', en: 'Please enter the correct mobile number' },
  'rule.host': {
    'zh-cn': '请填写网址，例如 https://cdn.example.com',
    en: 'Enter an address such as https://cdn.example.com',
  },
  'rule.endpoint': {
    'zh-cn': '请填写以 http:// 或 https:// 开头的地址，不带路径',
    en: 'Enter an address beginning with http:// or https://, without a path',
  },
  'rule.hostName': { 'zh-cn': '请填写服务器的域名或 IP 地址', en: 'Enter a host name or an IP address' },
  'rule.bucket': {
    'zh-cn': '3 到 63 个字符，只能用小写字母、数字、点和短横线',
    en: '3 to 63 characters: lower-case letters, digits, dots and hyphens',
  },
  'rule.region': { 'zh-cn': '请填写地域，例如 cn-hangzhou', en: 'Enter a region such as cn-hangzhou' },
  'rule.accessKey': {
    'zh-cn': '只能有英文字母、数字和符号，不能有空格',
    en: 'Letters, digits and symbols only, without spaces',
  },
  'rule.fileTypes': {
    'zh-cn': '请填写用英文逗号隔开的扩展名，例如 jpg,png,image/*',
    en: 'Enter extensions with commas between them, for example jpg,png,image/*',
  },
  'rule.keyTemplate': {
    'zh-cn': '以 / 开头，以 {.suffix} 或 .{suffix} 结尾，只能用字母、数字、/ . _ - 和列出的占位符',
    en: 'Begin with / and end in {.suffix} or .{suffix}; letters, digits, / . _ - and the placeholders listed only',
  },
  'rule.templateCode': {
    'zh-cn': '请填写模板编号，例如 SMS_123456',
    en: 'Enter the template’s code, for example SMS_123456',
  },
  'rule.url': {
    'zh-cn': '请填写以 http:// 或 https:// 开头的网址',
    en: 'Enter an address beginning with http:// or https://',
  },
  'rule.digits': { 'zh-cn': '只能填数字', en: 'Digits only' },
  'rule.phone': { 'zh-cn': '请填写正确的电话号码', en: 'Enter a correct telephone number' },
  'rule.policeNumber': {
    'zh-cn': '请填写完整的公安备案号，包括数字',
    en: 'Enter the whole number, digits included',
  },

  'rights.everything': { 'zh-cn': '超级管理员', en: 'Super administrator' },
  'rights.some': { 'zh-cn': '{name}等 {count} 项', en: '{name} and {more} more' },
  'rights.nothing': { 'zh-cn': '无权限', en: 'No permissions' },
  'rights.superOnly': {
    'zh-cn': '只有超级管理员可以这样做',
    en: 'Only super administrators may do this',
  },
  'rights.notYours': {
    'zh-cn': '不能授予自己没有的权限',
    en: 'You cannot grant permissions you do not hold',
  },
  'rights.allOfYours': {
    'zh-cn': '不能把自己的全部权限授予别人',
    en: 'You cannot grant all the permissions you hold',
  },
  'rights.otherGroup': {
    'zh-cn': '不能使用权限不低于自己的角色组',
    en: 'You can only use groups that hold less than you do',
  },
  'rights.ownGroup': {
    'zh-cn': '不能修改自己所在的角色组',
    en: 'You cannot change a group you belong to',
  },
  'rights.ownGroups': {
    'zh-cn': '不能修改自己的角色组',
    en: 'You cannot change your own groups',
  },
  'rights.ownPassword': {
    'zh-cn': '自己的密码请在“个人资料”里修改，那里要先输入原密码',
    en: 'Change your own password under “My profile”, where the current one is asked for',
  },
  'rights.emptyBranch': {
    'zh-cn': '选了上级权限，却没有选它下面的任何一项，请选择具体的权限',
    en: 'A parent is chosen without anything below it. Choose the permissions themselves',
  },
  'rights.disableSelf': { 'zh-cn': '不能停用自己', en: 'You cannot disable yourself' },
  'rights.deleteSelf': { 'zh-cn': '不能删除自己', en: 'You cannot delete yourself' },
  'rights.lastSuper': {
    'zh-cn': '至少要保留一位启用的超级管理员',
    en: 'At least one enabled super administrator must remain',
  },
  'attachment.inUse': {
    'zh-cn': '“{name}”还用在：{where}。删除后，这些地方就不再有它',
    en: '“{name}” is used in: {where}. If it is deleted, those places lose it',
  },
  'attachment.confirm': {
    'zh-cn': '{question}。确定要删除，请带上 confirm: true 再删除一次',
    en: '{question}. To delete it all the same, delete it again with confirm: true',
  },
  'attachment.needed': {
    'zh-cn': '“{name}”还用在：{where}。那里不能没有它，请先在那里换成别的文件',
    en: '“{name}” is used in: {where}. It cannot be missing there: choose another file there first',
  },
  'attachment.foreign': {
    'zh-cn':
      '“{name}”有 {count} 处用在你不能修改的地方（{where}），所以没有做任何改动。请能修改的管理员先在那里换掉它，或由他们来删除、替换',
    en: '“{name}” is used in {count} place(s) that you may not change ({where}), so nothing was changed. Ask an administrator who may change them to take it out there first, or to delete or replace it for you',
  },
  'attachment.there': {
    'zh-cn': '你已经上传过内容相同的文件：“{name}”，请直接选用它',
    en: 'You have a file with the same content already: “{name}”. Use that one',
  },
  'attachment.otherKind': {
    'zh-cn': '有地方在用它：图片只能换成图片，其他文件也只能换成同一类',
    en: 'It is in use: a picture can be replaced by a picture only, other files by one of their kind',
  },
  'menu.builtIn': {
    'zh-cn': '“{name}”是内置规则，只能停用，不能删除',
    en: '“{name}” is built in: it can be disabled but not deleted',
  },
  'menu.sharedRule': {
    'zh-cn': '内置规则是大家共用的，只有超级管理员能改它的结构和状态；你可以改标题、图标和说明',
    en: 'Built-in rules are shared by everybody: only super administrators change their structure and status. You can change title, icon and remark',
  },
  'menu.heldParent': {
    'zh-cn': '只能放在自己拥有全部权限的上级菜单下面',
    en: 'It can only go below a parent whose permissions you hold, all of them',
  },
  'menu.wayBack': {
    'zh-cn': '不能这样改：否则“菜单规则”页面就打不开了，也就没有办法再改回来',
    en: 'Not possible: the screen “Menu rules” could no longer be opened, and nobody could undo this',
  },
  'menu.frameAddress': {
    'zh-cn':
      '内嵌网页请填写完整的 https:// 网址，例如 https://example.com/help；或以一个 / 开头的本站地址，例如 /about',
    en: 'A frame needs a whole https:// address, for example https://example.com/help, or one of this site that begins with a single /, for example /about',
  },
  'menu.linkAddress': {
    'zh-cn': '请填写完整的网址，例如 https://example.com/help；或以一个 / 开头的本站地址，例如 /about',
    en: 'Enter a whole address, for example https://example.com/help, or one of this site that begins with a single /, for example /about',
  },
  'menu.path': {
    'zh-cn': '每一段只能用字母、数字、_、- 和中间的点，段与段之间用一个 / 隔开，例如 reports/monthly',
    en: 'Letters, digits, _, - and dots between them, with a single / between the parts, for example reports/monthly',
  },
  'menu.reservedPath': {
    'zh-cn': '“{segment}”开头的地址有别的用处，请换一个，例如 reports/monthly',
    en: 'Routes that begin with “{segment}” have another use. Choose another, for example reports/monthly',
  },
  'menu.component': {
    'zh-cn': '没有这个页面，请填写其中一个：{screens}',
    en: 'There is no such screen. Enter one of {screens}',
  },
  'menu.componentForm': {
    'zh-cn': '请填写 resource、“resource:节点”或“screen:名称”，例如 screen:dashboard',
    en: 'Enter resource, resource:node or screen:name, for example screen:dashboard',
  },
  'menu.underButton': { 'zh-cn': '按钮下面不能再有规则', en: 'A button cannot have rules below it' },
  'profile.oldPassword': { 'zh-cn': '原密码不正确', en: 'The current password is wrong' },
  'profile.passwordChanged': {
    'zh-cn': '密码已修改，其他登录已退出',
    en: 'Password changed. Every other session was signed out',
  },
  'profile.sessionsEnded': { 'zh-cn': '已退出 {count} 处登录', en: 'Signed out {count} session(s)' },

  'config.secretAgain': {
    'zh-cn': '服务器、端口、加密方式或用户名变了，请重新填写密码',
    en: 'Server, port, encryption or user name has changed: enter the password again',
  },
  'config.fixed': {
    'zh-cn': '这一项由环境变量 {variable} 决定，不能在这里修改，这次没有保存任何内容',
    en: 'The environment variable {variable} decides this: it cannot be changed here. Nothing was saved',
  },
  'config.superOnly': { 'zh-cn': '只有超级管理员能改这一项', en: 'Only super administrators can change this' },
  'config.cdnFailed': {
    'zh-cn': '没有从 {url} 取到本站的文件，没有保存。请检查地址，并让 CDN 从本站取文件',
    en: 'Not saved: this site’s file did not come from {url}. Check the address, and that the CDN fetches from this site',
  },
  'config.cdnLeave': {
    'zh-cn':
      '试取 {url}，回应里没有 access-control-allow-origin，浏览器不会运行它，没有保存。请让 CDN 原样传回本站的响应头',
    en: 'Not saved: {url} came without access-control-allow-origin, and browsers would not run it. Let the CDN pass on this site’s headers',
  },
  'config.needs': { 'zh-cn': '还要在“{group}”里填写：{names}', en: 'Also needed, under “{group}”: {names}' },
  'config.neededBy': { 'zh-cn': '“{name}”正在用它，不能为空', en: '“{name}” uses it: it cannot be empty' },
  'config.noSender': {
    'zh-cn': '用户名不是邮箱地址，请填写发件邮箱',
    en: 'The user name is no e-mail address: enter the sender’s address',
  },
  'config.builtIn': { 'zh-cn': '“{name}”是内置设置，不能删除', en: '“{name}” is built in and cannot be deleted' },
  'config.reserved': { 'zh-cn': '这个名称有别的用处，请换一个', en: 'This name has another use. Choose another' },
  'config.name': {
    'zh-cn': '2 到 30 个字符，小写字母开头，只能用小写字母、数字和下划线',
    en: '2 to 30 characters, beginning with a letter: lower-case letters, digits and underscores',
  },
  'config.date': { 'zh-cn': '请写成 2026-09-01 这样的日期', en: 'Enter a date such as 2026-09-01' },
  'config.time': { 'zh-cn': '请写成 08:30 或 08:30:00 这样的时间', en: 'Enter a time such as 08:30 or 08:30:00' },
  'config.year': { 'zh-cn': '请写成 2026 这样的年份', en: 'Enter a year such as 2026' },
  'config.areas': {
    'zh-cn': '请依次填写省、市、区，用英文逗号隔开，例如 浙江省,杭州市,西湖区',
    en: 'Enter province, city and district with commas between them, such as Zhejiang,Hangzhou,Xihu',
  },
  'config.options': {
    'zh-cn': '每行一个选项，写成“值=名称”，值不能重复',
    en: 'One option a line, as “value=label”; no value twice',
  },
  'config.ruleOfType': {
    'zh-cn': '“{rule}”不能用于“{type}”',
    en: '“{rule}” does not go with “{type}”',
  },
  'config.tooMany': { 'zh-cn': '最多 {max} 个自定义设置', en: 'At most {max} settings of your own' },
  'config.testSent': {
    'zh-cn': '测试邮件已交给邮件服务器，请到 {to} 查收',
    en: 'The mail server has taken the test mail. Look for it at {to}',
  },
  'config.fillFirst': { 'zh-cn': '请先填写 SMTP 服务器', en: 'Enter the SMTP server first' },
  'target.private': {
    'zh-cn': '{host} 是内网或保留地址，没有连接。确实要用的话，请让管理服务器的人设置 ALLOW_PRIVATE_TARGETS',
    en: '{host} is a private or reserved address and was not connected to. Whoever runs the server can allow it with ALLOW_PRIVATE_TARGETS',
  },
  'smtp.name': {
    'zh-cn': '找不到服务器“{server}”，请检查拼写',
    en: 'There is no server “{server}”. Check the spelling',
  },
  'smtp.unreachable': {
    'zh-cn':
      '没能和 {server} 的邮件服务（端口 {port}）通上话。请检查服务器、端口和加密方式：SSL 通常是 465，TLS 通常是 587；都没错就稍后再试',
    en: 'No mail service could be talked to at {server}, port {port}. Check server, port and encryption (usually 465 with SSL, 587 with TLS), or try again later',
  },
  'smtp.handedOver': {
    'zh-cn': '邮件已经交给 {server}，但没有等到回应，可能已经发出。请先到收件邮箱里看看',
    en: 'The mail was handed over to {server} and no answer came: it may have been sent. Look in the mailbox first',
  },
  'smtp.certificate': {
    'zh-cn': '{server} 的证书不可信或已过期，请检查服务器名称',
    en: 'The certificate of {server} is not trusted or has expired. Check the server’s name',
  },
  'smtp.auth': {
    'zh-cn': '用户名或密码不对。多数邮箱要填“授权码”，不是登录密码{said}',
    en: 'User name or password is wrong. Many providers want an app password{said}',
  },
  'smtp.sender': { 'zh-cn': '服务器不接受这个发件邮箱{said}', en: 'The server refuses this sender{said}' },
  'smtp.recipient': { 'zh-cn': '服务器不接受这个收件邮箱{said}', en: 'The server refuses this recipient{said}' },
  'smtp.message': { 'zh-cn': '服务器没有接受这封邮件{said}', en: 'The server did not take the message{said}' },

  'message.off': {
    'zh-cn': '这类消息已停用，请联系网站管理员',
    en: 'Messages of this kind are switched off. Contact the website administrator',
  },
  'message.testOff': {
    'zh-cn': '这个模板已停用，先在消息模板里启用',
    en: 'This template is off: switch it on in Templates first',
  },
  'message.resent': { 'zh-cn': '已重新加入发送队列', en: 'Queued again' },
  'message.cannotResend': {
    'zh-cn': '这条消息不能重发：它已经发出或只存在这里，或者其中的验证码已过期',
    en: 'This message cannot be sent again: it was sent or only kept here, or the code in it has expired',
  },
  'message.onItsWay': {
    'zh-cn': '这条消息已经在发送队列里，不用再次重发',
    en: 'This message is in the queue already and goes out by itself',
  },
  'message.noAnswer': {
    'zh-cn': '内容已交出，但对方没有回应，可能已经发出，也可能没有',
    en: 'It was handed over and nobody answered: it may have been sent or not',
  },
  'message.strangeAnswer': {
    'zh-cn': '对方的回应看不懂（HTTP {status}），可能已经发出，也可能没有',
    en: 'The answer makes no sense (HTTP {status}): it may have been sent or not',
  },
  'message.killed': {
    'zh-cn': '发送时服务器停止了，可能已经发出，也可能没有',
    en: 'The server stopped while sending: it may have been sent or not',
  },
  'message.expired': {
    'zh-cn': '其中的验证码已过期，没有发送',
    en: 'Not sent: the code in it has expired',
  },
  'message.unreadable': {
    'zh-cn': '内容已无法读取：密钥或模板已更换',
    en: 'What it says cannot be read any more: the key or the template has changed',
  },
  'message.noSender': {
    'zh-cn': '没有填写发件邮箱，请到“系统设置 · 邮件”填写',
    en: 'No sender’s address. Enter it in the mail settings',
  },
  'message.noProviderTemplate': {
    'zh-cn': '没有填写短信模板号，请到“系统设置 · 短信”填写',
    en: 'No id of an approved text. Enter it in the SMS settings',
  },
  'message.testQueued': {
    'zh-cn': '测试消息已交给发件箱，收件人 {target}',
    en: 'A test message to {target} is in the outbox',
  },
  'message.noOwnMail': {
    'zh-cn': '请先在“个人资料”里填写自己的邮箱',
    en: 'Enter your e-mail address in your profile first',
  },
  'message.noOwnMobile': {
    'zh-cn': '请先在“个人资料”里填写自己的手机号',
    en: 'Enter your mobile number in your profile first',
  },
  'template.fixed': { 'zh-cn': '由系统决定，不能修改', en: 'Decided by the system and cannot be changed' },
  'template.unknown': {
    'zh-cn': '没有 {name}，可以用的有：{known}',
    en: 'There is no {name}. You may use {known}',
  },
  'template.missing': { 'zh-cn': '正文里必须有 {name}', en: 'The text must contain {name}' },
  'verification.wait': {
    'zh-cn': '验证码发送太频繁，请 {seconds} 秒后再试',
    en: 'Too many codes were asked for. Try again in {seconds} s',
  },
  'verification.tooMany': {
    'zh-cn': '今天的验证码次数已用完，请 {hours} 小时后再试',
    en: 'No more codes today. Try again in {hours} h',
  },
  'verification.wrong': {
    'zh-cn': '验证码不正确或已过期',
    en: 'The code is wrong or has expired',
  },
  'verification.event': { 'zh-cn': '没有这种验证码', en: 'There is no such kind of code' },
  'member.closed': { 'zh-cn': '会员中心还没有开放', en: 'The member centre is not open yet' },

  // What the browser's client says by itself (spec 8).
  'client.302': { 'zh-cn': '接口重定向了！', en: 'Interface redirected!' },
  'client.400': { 'zh-cn': '参数不正确！', en: 'Incorrect parameter!' },
  'client.403': { 'zh-cn': '您没有权限操作！', en: 'You do not have permission to operate!' },
  'client.404': { 'zh-cn': '请求地址出错：{url}', en: 'Error requesting address: {url}' },
  'client.408': { 'zh-cn': '请求超时！', en: 'Request timed out!' },
  'client.409': { 'zh-cn': '系统已存在相同数据！', en: 'The same data already exists in the system!' },
  'client.500': { 'zh-cn': '服务器内部错误！', en: 'Server internal error!' },
  'client.501': { 'zh-cn': '服务未实现！', en: 'Service not implemented!' },
  'client.502': { 'zh-cn': '网关错误！', en: 'Gateway error!' },
  'client.503': { 'zh-cn': '服务不可用！', en: 'Service unavailable!' },
  'client.504': {
    'zh-cn': '服务暂时无法访问，请稍后再试！',
    en: 'The service is temporarily unavailable Please try again later!',
  },
  'client.505': { 'zh-cn': 'HTTP 版本不受支持！', en: 'HTTP version is not supported!' },
  'client.other': {
    'zh-cn': '异常问题，请联系网站管理员！',
    en: 'Abnormal problem, please contact the website administrator!',
  },
  'client.timeout': { 'zh-cn': '网络请求超时！', en: 'Network request timeout!' },
  'client.offline': { 'zh-cn': '您断网了！', en: 'You are disconnected!' },
  'client.reload': {
    'zh-cn': '这部分内容没有加载出来，请检查网络后再试一次；如果还是不行，请先复制未保存的内容，再刷新页面',
    en: 'This part could not be loaded. Check your connection and try again; if it keeps happening, copy what is not saved and reload the page',
  },
  'client.sessionEnded': {
    'zh-cn': '你已退出登录：登录已失效，或者这个账号在别处退出或登录了。请重新登录',
    en: 'You are signed out: the session ended, or this account signed out or in elsewhere. Please sign in again',
  },
  'client.serverException': { 'zh-cn': '服务端异常！', en: 'Server exception!' },
  'client.duplicate': {
    'zh-cn': '重复请求，自动取消',
    en: 'Automatic cancellation due to duplicate request',
  },
  'client.cancelled': { 'zh-cn': '请求已取消', en: 'Request cancelled' },

  // Why the back office did not go where it was asked to (spec 8: navigation errors).
  'nav.menuType': { 'zh-cn': '导航失败，菜单类型无法识别！', en: 'Navigation failed, the menu type is unrecognized!' },
  'nav.guarded': { 'zh-cn': '导航失败，已被导航守卫拦截！', en: 'Navigation failed, navigation guard intercepted!' },
  'nav.sameTarget': {
    'zh-cn': '已经在要去的页面了！',
    en: 'Navigation failed, already at the target position!',
  },
  'nav.invalidRoute': { 'zh-cn': '导航失败，路由无效！', en: 'Navigation failed, invalid route!' },
} as const satisfies Record<string, Record<Language, string>>

export type MessageKey = keyof typeof MESSAGES
export type MessageParams = Record<string, string | number>

/** The catalogue's text for `key`, its `{parameters}` filled in. */
export function translate(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return pickLanguage(MESSAGES[key], language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

/** What is wrong with a field of a form. */
export type FormReason = { key: MessageKey; params?: MessageParams }

type Labels = Readonly<Record<string, Localized>>

/** An expected refusal. The server's one handler turns it into an envelope in the caller's language. */
export class Failure extends Error {
  readonly key: MessageKey
  readonly params: MessageParams
  /** Field → reason; each becomes a message beside that field of the form. */
  readonly fields: Record<string, FormReason> | undefined
  /** Field → what the form calls it, in the form's order. */
  readonly labels: Labels | undefined
  readonly code: number
  readonly data: unknown
  readonly status: number

  constructor(
    key: MessageKey,
    options: {
      params?: MessageParams
      fields?: Record<string, FormReason>
      labels?: Labels | undefined
      code?: number
      data?: unknown
      status?: number
    } = {},
  ) {
    super(key)
    this.name = 'Failure'
    this.key = key
    this.params = options.params ?? {}
    this.fields = options.fields
    this.labels = options.labels
    this.code = options.code ?? 0
    this.data = options.data ?? null
    this.status = options.status ?? 200
  }
}

/** `throw fail('record.notFound')` anywhere on the server. */
export function fail(key: MessageKey, params?: MessageParams): Failure {
  return new Failure(key, { params })
}

/**
 * A refused form: `throw failForm({ title: { key: 'rule.required' } }, fieldLabels(definition))`. By the labels `msg` names
 * the first field that is wrong, for clients that show nothing else.
 */
export function failForm(
  fields: Record<string, { key: MessageKey; params?: MessageParams }>,
  labels?: Labels,
): Failure {
  return new Failure('form.invalid', { params: { count: Object.keys(fields).length }, fields, labels })
}

/** What a refused form says in one line: its first problem, and how many there are. */
export function formMessage({ fields = {}, labels = {} }: Failure, language: Language): string {
  const names = Object.keys(fields)
  const name = Object.keys(labels).find((one) => one in fields) ?? names[0]
  const first = fields[name ?? '']
  if (!name || !first) return translate('form.invalid', language, { count: 0 })
  const reason = translate(first.key, language, first.params)
  const label = pickLanguage(labels[name], language) || String(first.params?.label ?? '')
  const said = reason.includes(label) ? reason : translate('form.first', language, { label, reason })
  return names.length > 1 ? translate('form.firstOf', language, { first: said, count: names.length }) : said
}
