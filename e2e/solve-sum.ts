const DIGITS = '零一二三四五六七八九'

/** The sum that stands in for a captcha's picture: '九十七加八等于几？' → '105'. */
export function solveSum(question: string): string {
  const [, first, sign, second] = /^(.+)([加减])(.+)等于/.exec(question)!
  const value = sign === '加' ? number(first!) + number(second!) : number(first!) - number(second!)
  return String(value)
}

/** Up to 99. */
function number(han: string): number {
  const [tens = '', ones = ''] = han.includes('十') ? han.split('十') : ['零', han]
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones))
}
