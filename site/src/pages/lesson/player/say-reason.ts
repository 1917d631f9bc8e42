import type { Language } from '@tutu/contract/core/languages'
import { fill } from '@tutu/contract/core/fill'
import type { Reason } from './check-program.ts'

const WORDS = {
  'zh-cn': {
    endless: '程序停不下来。看看循环的条件，是不是永远成立？',
    compiling: '编译花了太久，我让它停下来了。看看是不是有一个宏或模板，展开以后越来越大？',
    draws: '画出来的形状和要求的还不一样。运行一下，比一比差在哪里。',
    asks: '程序问的次数比题目要的多。数一数它要读几样东西。',
    tools: '先按“运行”，把 C++ 的零件取来，再检查。',
    stopped: '还没有检查完，又运行了一次。再按一次“检查”。',
    away: '检查用的零件没有取到。看看网络，再试一次。',
    prints: '应该显示：\n{wanted}\n你的程序显示：\n{got}',
    printsGiven: '输入 {given} 的时候，应该显示：\n{wanted}\n你的程序显示：\n{got}',
    nothing: '（什么也没有）',
    case: '{call} 应该得到 {wanted}，现在得到的是 {got}',
    uses: '这道题要用到 {word}，程序里还没有。',
    avoids: '这道题不用 {word}，想想别的办法。',
    click: '网页里没有找到 {on}，没法点。',
    type: '网页里没有找到 {on}，没法填。',
    shows: '{on} 里应该有“{text}”，现在是“{got}”。',
    showsAny: '网页里还没有 {on}，或者它是空的。',
    counts: '网页里应该有 {count} 个 {on}，现在有 {got} 个。',
    styles: '{on} 的 {name} 还不对。',
  },
  en: {
    endless: 'The program does not end. Is there a loop whose condition is always true?',
    compiling: 'Compiling took too long, so I stopped it. Is there a macro or a template that grows larger and larger?',
    draws: 'The shape is not yet the one asked for. Run it and look where they differ.',
    asks: 'The program asks more often than the exercise answers. Count what it reads.',
    tools: 'Press Run first, to fetch what C++ needs. Then check again.',
    stopped: 'It was run again before the check was over. Press Check once more.',
    away: 'What checks the program could not be loaded. Check the network and try again.',
    prints: 'It should print:\n{wanted}\nYours prints:\n{got}',
    printsGiven: 'When {given} is typed in, it should print:\n{wanted}\nYours prints:\n{got}',
    nothing: '(nothing)',
    case: '{call} should come to {wanted}. It comes to {got}',
    uses: 'This exercise is about {word}, which is not in the program yet.',
    avoids: 'Do it without {word} this time.',
    click: 'There is no {on} in the page to press.',
    type: 'There is no {on} in the page to type into.',
    shows: '{on} should have “{text}” in it. It has “{got}”.',
    showsAny: 'There is no {on} in the page, or nothing in it.',
    counts: 'The page should have {count} of {on}. It has {got}.',
    styles: 'The {name} of {on} is not right yet.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** What is not yet as it should be, in a child's words. Programs that failed explain themselves when they are run. */
export function sayReason(reason: Exclude<Reason, { kind: 'failed' }>, language: Language): string {
  const words = WORDS[language]
  const got = (text: string): string => text.trim().slice(0, 400) || words.nothing
  switch (reason.kind) {
    case 'endless':
    case 'compiling':
    case 'draws':
    case 'asks':
    case 'away':
    case 'tools':
    case 'stopped':
      return words[reason.kind]
    case 'prints': {
      const text = reason.given.length > 0 ? words.printsGiven : words.prints
      return fill(text, { given: reason.given.join(', '), wanted: reason.wanted, got: got(reason.got) })
    }
    case 'case':
      return fill(words.case, { call: reason.call, wanted: reason.wanted, got: reason.got })
    case 'uses':
    case 'avoids':
      return fill(words[reason.kind], { word: reason.word })
    case 'page': {
      const { step } = reason
      const found = { on: step.on, got: reason.got || words.nothing }
      switch (step.do) {
        case 'click':
        case 'type':
          return fill(words[step.do], found)
        case 'shows':
          return fill(step.text ? words.shows : words.showsAny, { ...found, text: step.text })
        case 'counts':
          return fill(words.counts, { ...found, count: step.count })
        case 'styles':
          return fill(words.styles, { ...found, name: step.name })
      }
    }
  }
}
