import type { Rule } from './error-rule.ts'

/** What a browser says; what it cannot read at all is in syntax-slip.ts. */
export const JAVASCRIPT: readonly Rule[] = [
  [
    /^ReferenceError$/,
    /^(\S+) is not defined/,
    {
      what: { 'zh-cn': '电脑不认识“{1}”这个名字', en: 'The computer does not know the name “{1}”' },
      cause: {
        'zh-cn': '看看是不是拼错了、大小写不一样，或者忘了先写 let {1} = …。要是文字，两边得加上引号。',
        en: 'Look for a slip in the spelling or a capital letter, or write let {1} = … first. If it is text, it needs quotes.',
      },
    },
  ],
  [
    /^ReferenceError$/,
    /before initialization/,
    {
      what: { 'zh-cn': '这个名字用得太早了', en: 'This name is used too early' },
      cause: {
        'zh-cn': 'let 和 const 要写在用它的那一行前面。',
        en: 'Its let or const has to stand above the line that uses it.',
      },
    },
  ],
  [
    /^TypeError$/,
    /Assignment to constant variable/,
    {
      what: { 'zh-cn': 'const 的值不能再换', en: 'What const names cannot be changed' },
      cause: { 'zh-cn': '要换的值，请用 let。', en: 'For a value that changes, use let.' },
    },
  ],
  [
    /^TypeError$/,
    /(\S+) is not a function/,
    {
      what: { 'zh-cn': '“{1}”不是一个函数', en: '“{1}” is no function' },
      cause: {
        'zh-cn': '看看括号前面的名字有没有拼错，大小写对不对。',
        en: 'Look at the spelling of the name before the bracket, and at its capital letters.',
      },
    },
  ],
  [
    /^TypeError$/,
    /Cannot (?:read|set) properties of (?:null|undefined)(?: \((?:reading|setting) '(.+)'\))?/,
    {
      what: {
        'zh-cn': '要找的东西没找到，所以没法用它的“{1}”',
        en: 'What was looked for is not there, so it has no “{1}”',
      },
      cause: {
        'zh-cn': '如果用了 querySelector，看看名字前面有没有 # 号，网页里有没有这个 id。',
        en: 'After querySelector, look whether the # stands before the name and whether the page has that id.',
      },
    },
  ],
  [
    /^RangeError$/,
    /call stack/,
    {
      what: { 'zh-cn': '一个函数不停地喊自己，停不下来', en: 'A function calls itself without ever stopping' },
      cause: {
        'zh-cn': '函数里要有一条路不再喊自己：先用 if 判断到头了没有，再 return。',
        en: 'It needs a way out: an if that returns before it calls itself again.',
      },
    },
  ],
]
