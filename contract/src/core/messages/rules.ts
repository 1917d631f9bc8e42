import type { Localized } from '../languages.ts'

/** What is wrong with a value. */
export const rules = {
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
  'rule.noField': {
    'zh-cn': '这个模块没有字段“{value}”，请重新选',
    en: 'The module has no field “{value}”. Choose again',
  },
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
  'rule.indexNowKey': {
    'zh-cn': '请填写 8 到 128 个字母、数字或短横线',
    en: 'Enter 8 to 128 letters, digits or hyphens',
  },
  'rule.reserved': {
    'zh-cn': '{label}已经是网站里另一个页面的网址，请换一个',
    en: '{label}: another page of the site has this address. Choose a different one',
  },
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
  'rule.byCommands': {
    'zh-cn': '“{label}”只能用它自己的操作来改，请去掉这一项再提交',
    en: '“{label}” is changed by its own commands alone. Leave it out and send the rest again',
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
  'rule.dateTime': { 'zh-cn': '请写成 2016-03-05 08:30', en: 'Write it as 2016-03-05 08:30' },
  'rule.date': { 'zh-cn': '请写成 2016-03-05 这样的日期', en: 'Write a date as 2016-03-05' },
  'rule.datePast': { 'zh-cn': '这一天还没有到', en: 'That day has not come yet' },
  'rule.time': { 'zh-cn': '请填写时间，例如 08:30', en: 'Enter a time such as 08:30' },
  'rule.duration': {
    'zh-cn': '请填写时长，例如 1 小时 30 分',
    en: 'Enter a length of time such as 1 h 30 min',
  },
  'rule.json': {
    'zh-cn': '请填写 JSON 对象或列表，例如 ["小兔", 3]',
    en: 'Enter a JSON object or list, for example ["rabbit", 3]',
  },
  'rule.key': {
    'zh-cn': '每一行都要有名称，名称里不能有“=”',
    en: 'Each row needs a name, and names have no “=”',
  },
  'rule.keyTwice': { 'zh-cn': '每个名称只能用一次', en: 'Each name may be used once only' },
  'rule.tooManyRows': { 'zh-cn': '最多 {max} 行', en: 'At most {max} rows' },
  'rule.rows': {
    'zh-cn': '请逐行填写，每行的各项按列的顺序用 | 隔开',
    en: 'Enter it row by row, the parts of a row in the order of the columns with | between them',
  },
  'rule.inRow': { 'zh-cn': '第 {row} 行：{reason}', en: 'Row {row}: {reason}' },
  'rule.area': { 'zh-cn': '请选择到区县', en: 'Choose a province, a city and a district' },
  'rule.address': { 'zh-cn': '请填写地址', en: 'Enter an address' },
  'rule.street': { 'zh-cn': '请填写街道和门牌号', en: 'Enter the street and the number' },
  'rule.postcode': { 'zh-cn': '邮政编码是 6 位数字', en: 'A postcode has 6 digits' },
  'rule.video': {
    'zh-cn': '请选择 mp4、webm、mov 或 m4v 视频，或填写以 https:// 开头的地址',
    en: 'Choose an mp4, webm, mov or m4v video, or enter an address beginning with https://',
  },
  'rule.closedDays': {
    'zh-cn': '一行一天或一段，例如 2027-02-05 至 2027-02-19 春节',
    en: 'A line a day, or from a day to another: 2027-02-05 ~ 2027-02-19 Spring Festival',
  },
  'rule.pattern': { 'zh-cn': '格式不正确', en: 'The format is wrong' },
  'rule.taken': { 'zh-cn': '“{value}”已被使用，请换一个', en: '“{value}” is taken. Choose another' },
  'rule.relation': {
    'zh-cn': '所选的{label}不存在，请重新选择',
    en: '{label}: what was chosen does not exist. Choose again',
  },
  'rule.within': {
    'zh-cn': '所选的{label}和这里的“{within}”不一致，请重新选择',
    en: '{label}: what was chosen has another “{within}”. Choose again',
  },
  'rule.beforeItself': { 'zh-cn': '不能选它自己', en: 'It cannot come before itself' },
  'rule.circle': {
    'zh-cn': '“{name}”要先学完这一个才能学，不能反过来',
    en: 'This one comes before “{name}” already: it cannot come after it, too',
  },
  'rule.ownChild': { 'zh-cn': '上级不能是自己或自己的下级', en: 'A record cannot be below itself' },
  'rule.order': { 'zh-cn': '不能小于“{other}”', en: 'Must not be less than “{other}”' },
  'rule.account': {
    'zh-cn': '3 到 15 个字符，字母开头，只能用字母、数字和下划线',
    en: '3 to 15 characters, beginning with a letter; only letters, digits and underscores',
  },
  'rule.pin': { 'zh-cn': 'PIN 是 4 到 6 位数字', en: 'A PIN has 4 to 6 digits' },
  'rule.password': {
    'zh-cn': '6 到 32 个字符，不能含有 & < > " \'',
    en: '6 to 32 characters, without & < > " \'',
  },
  'rule.birthYear': { 'zh-cn': '请填写四位数的出生年份', en: 'Enter the year of birth with four digits' },
  'rule.email': { 'zh-cn': '请填写正确的邮箱地址', en: 'Enter a correct e-mail address' },
  'rule.mobile': { 'zh-cn': '请填写正确的手机号码', en: 'Enter a correct mobile number' },
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
  'rule.fileType': { 'zh-cn': '请选择 {types} 文件', en: 'Choose a file of the types {types}' },
  'rule.digits': { 'zh-cn': '只能填数字', en: 'Digits only' },
  'rule.phone': { 'zh-cn': '请填写正确的电话号码', en: 'Enter a correct telephone number' },
  'rule.policeNumber': {
    'zh-cn': '请填写完整的公安备案号，包括数字',
    en: 'Enter the whole number, digits included',
  },
  'rule.dayOver': {
    'zh-cn': '这一天已经过了，请选今天或以后的日子',
    en: 'That day is over. Choose today or a later day',
  },
} as const satisfies Record<string, Localized>
