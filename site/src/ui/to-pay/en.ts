import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  by_wechat: 'WeChat Pay',
  by_alipay: 'Alipay',
  by_manual: 'At the counter',
  scan_wechat: 'Ask a parent to open WeChat and scan the code below.',
  scan_alipay: 'Ask a parent to open Alipay and scan the code below.',
  scanOwn_wechat: 'Open WeChat and scan the code below.',
  scanOwn_alipay: 'Open Alipay and scan the code below.',
  onPhone:
    'Paying on this phone? A code of WeChat is scanned by another one: open this page on a tablet or a computer.',
  openAlipay: 'Open Alipay on this phone',
  codeOf: 'Code to pay ¥{amount}, {way}',
  codeLate: 'The code has not come yet. The provider may be busy.',
  checkCode: 'Ask for it again',
  check: 'Paid: is it here?',
  checking: 'Asking',
  notYet: 'The money is not here yet. If you have just paid, this page changes by itself in a while.',
  howToPay: 'How to pay:',
  sayNumber: 'The number to give is {number}. Once we have confirmed it, it is in the balance.',
}
