import type { Localized } from '../languages.ts'

/** Settings, and what they connect to. */
export const settings = {
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
  'config.messageSent': {
    'zh-cn': '服务商收下了，请看看 {to} 有没有收到',
    en: 'The provider has taken it. Look for it on {to}',
  },
  'config.messageRefused': { 'zh-cn': '服务商没有答应：{said}', en: 'The provider refused: {said}' },
  'config.chooseDriver': { 'zh-cn': '请先选择短信由谁发送', en: 'Choose who sends messages first' },
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
  'storage.works': {
    'zh-cn': '{name}：可以用。浏览器直接上传（跨域 CORS）和访客能不能打开文件，要到存储桶里看，这里试不出来',
    en: '{name} works. Whether the bucket lets browsers upload (CORS) and visitors read cannot be told from here',
  },
  'storage.fillFirst': { 'zh-cn': '还没有填写任何一种云存储', en: 'No cloud store is filled in yet' },
  'storage.unreachable': {
    'zh-cn': '{name}：没能和 {host} 通上话。请检查接口地址和地域；都没错就稍后再试',
    en: '{name}: {host} could not be talked to. Check endpoint and region, or try again later',
  },
  'storage.noKey': {
    'zh-cn': '{name}：服务商不认识这个 AccessKey，请检查有没有抄错、是不是停用了',
    en: '{name} does not know this access key. Check whether it was copied right, and is in use',
  },
  'storage.wrongSecret': {
    'zh-cn': '{name}：密钥（Secret）和 AccessKey 不是一对，请重新填写密钥',
    en: '{name}: the secret does not belong to the access key. Enter it again',
  },
  'storage.noBucket': {
    'zh-cn': '{name}：没有叫“{bucket}”的存储桶，请检查名字和地域',
    en: '{name} has no bucket “{bucket}”. Check name and region',
  },
  'storage.wrongRegion': {
    'zh-cn': '{name}：存储桶“{bucket}”不在这个地域，请检查地域和接口地址',
    en: '{name}: the bucket “{bucket}” is in another region. Check region and endpoint',
  },
  'storage.mayNotWrite': {
    'zh-cn': '{name}：这对密钥不能往“{bucket}”里写。请在服务商那里给它写的权限，也看看地域对不对',
    en: '{name}: these keys may not write to “{bucket}”. Allow it at the provider, and check the region',
  },
  'storage.mayNotRead': {
    'zh-cn': '{name}：能写入，但不能从“{bucket}”里读。请在服务商那里给它读的权限',
    en: '{name}: these keys may write to “{bucket}” but not read. Allow it at the provider',
  },
  'storage.mayNotDelete': {
    'zh-cn': '{name}：能读能写，但不能从“{bucket}”里删除。请给它删除的权限；留下了小文件 {key}',
    en: '{name}: these keys may read and write but not delete in “{bucket}”. Allow it; the small file {key} is left',
  },
  'storage.otherBytes': {
    'zh-cn': '{name}：读回来的和写进去的不一样，请检查接口地址是不是存储桶的',
    en: '{name}: what was read back is not what was written. Check that the endpoint is the bucket’s',
  },
  'storage.clock': {
    'zh-cn': '{name}：这台服务器的时钟和服务商的差得太多，请校准时间',
    en: '{name}: the clock of this server is too far from the provider’s. Set it right',
  },
  'storage.refused': { 'zh-cn': '{name}：服务商没有答应（{said}）', en: '{name} refused ({said})' },
} as const satisfies Record<string, Localized>
