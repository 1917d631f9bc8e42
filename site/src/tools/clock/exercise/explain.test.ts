import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.ts'
import { LEVELS } from '../logic/address.ts'
import { type Hands } from '../logic/hands.ts'
import { judge, makeRound, type Question } from '../logic/questions.ts'
import { misconverted, miscountedSpans, miscountedTimes, misreadings } from '../logic/mistakes.ts'
import { hourOf, minuteOf, parseTimeOfDay } from '../logic/time-of-day.ts'
import { en } from './en.ts'
import { explain } from './explain.ts'
import { answerText } from './question-text.ts'
import { zhCn } from './zh-cn.ts'

const texts = { 'zh-cn': translator({ 'zh-cn': zhCn, en }, 'zh-cn'), en: translator({ 'zh-cn': zhCn, en }, 'en') }
const at = (digits: string) => parseTimeOfDay(digits)!

/** What the child is told who gives the answer, in both languages. */
function told(question: Question, answer: number | Hands): [string, string] {
  const choice =
    typeof answer === 'number' && 'choices' in question
      ? question.choices.find(({ value }) => value === answer)
      : undefined
  const mistake = typeof answer === 'number' ? choice?.mistake : judge(question, answer)
  if (!mistake) throw new Error('Not a wrong answer of this question')
  return [explain(mistake, question, 'zh-cn', texts['zh-cn']), explain(mistake, question, 'en', texts.en)]
}

describe('reading a clock', () => {
  it.each([
    ['3:00', '12:15', '两根针弄反了。短的是时针，看“几点”；长的是分针，看“几分”。', 'You swapped the hands.'],
    ['3:00', '3:30', '看长针：它正对着 12，是整点。指着 6 才是半点。', 'straight up at 12 means o’clock'],
    ['3:00', '4:00', '看短针：它正对着哪个数，就是几点。', 'the number it points straight at is the hour'],
    ['3:00', '2:00', '看短针：它正对着哪个数，就是几点。', 'the number it points straight at is the hour'],
    ['3:20', '4:20', '看短针：它在两个数中间，已经走过的那个数是几，就是几点多。', 'The one it has already passed'],
    ['3:30', '4:30', '短针在 3 和 4 中间，还没走到 4，所以还是 3 点多。', 'so the hour is still 3.'],
    ['12:50', '1:50', '短针在 12 和 1 中间，还没走到 1，所以还是 12 点多。', 'so the hour is still 12.'],
    ['8:30', '8:00', '看长针：它指着 6，走了半圈，是半点，不是整点。', 'That is half past, not o’clock.'],
    ['8:20', '8:04', '长针指着 4，不是 4 分。一个大格是 5 分，数一数：4 个 5 是几？', 'what is 4 times 5?'],
    ['8:05', '8:01', '长针指着 1，不是 1 分。一个大格是 5 分，数一数：1 个 5 是几？', 'does not mean 1 minute.'],
    ['8:20', '8:30', '几点对了。分针要从 12 开始数，一个大格 5 分。', 'start at 12: each big step is 5'],
    ['7:17', '7:22', '几点对了。长针停在小格上：先 5 分 5 分地数到前面的大格', 'The long hand is on a small mark'],
    ['7:03', '7:08', '几点对了。还不到 5 分：长针在 12 和 1 中间，一小格是 1 分。', 'less than five minutes past'],
  ])('%s read as %s', (time, answer, chinese, english) => {
    const slip = misreadings(at(time)).find(({ value }) => value === at(answer) % 720)!
    const [zh, other] = told({ kind: 'read', time: at(time), choices: [slip] }, slip.value)
    expect(zh).toContain(chinese)
    expect(other).toContain(english)
  })

  it('6:30 read as 6:35 is miscounted, for the hands were not swapped', () => {
    expect(misreadings(at('6:30')).filter(({ value }) => value === at('6:35'))).toEqual([])
  })
})

describe('finding the clock', () => {
  it.each([
    ['3:00', '4:00', '3 点整，短针要正正地指着 3。', 'At 3 o’clock the short hand points straight at 3.'],
    ['3:20', '4:20', '3 点多，短针要在 3 和 4 中间。', 'The short hand should be between 3 and 4'],
    ['3:50', '4:50', '这个钟的短针已经走过 4 了。3 点多，短针要在 3 和 4 中间。', 'already past 4'],
    ['8:20', '8:04', '长针只走了 4 个小格，那是 4 分。20 分要 5 分 5 分地数大格。', 'only 4 small steps'],
    [
      '8:05',
      '8:01',
      '长针只走了 1 个小格，那是 1 分。5 分要 5 分 5 分地数大格。',
      'only 1 small step, and that is 1 minute.',
    ],
    ['8:30', '8:00', '这个钟的长针正对着 12，是整点。半点的时候，长针指着 6。', 'At half past it points at 6.'],
    ['8:00', '8:30', '这个钟的长针指着 6，是半点。整点的时候，长针正对着 12。', 'On the hour it is straight up'],
    ['7:17', '7:22', '几点对了。17 分要 5 分 5 分地数到前面的大格，再一小格一小格地加 1 分。', 'For 17 minutes'],
    ['7:03', '7:08', '长针要停在 12 和 1 中间', 'the long hand should be between 12 and 1'],
  ])('%s looked for, %s chosen', (time, answer, chinese, english) => {
    const slip = misreadings(at(time)).find(({ value }) => value === at(answer) % 720)!
    const [zh, other] = told({ kind: 'match', time: at(time), choices: [slip] }, slip.value)
    expect(zh).toContain(chinese)
    expect(other).toContain(english)
  })
})

describe('setting the hands', () => {
  it.each([
    ['3:00', 210, 0, '整点的时候，短针要正正地指着 3，不能停在两个数中间。', 'On the hour the short hand'],
    ['3:00', 300, 0, '3 点整，短针要正正地指着 3。', 'At 3 o’clock the short hand'],
    ['3:00', 180, 5, '几点对了。整点的时候，长针正对着 12。', 'On the hour the long hand'],
    ['3:00', 600, 10, '3 点整，长针正对着 12，短针正正地指着 3。', 'the long hand is straight up at 12 and'],
    ['3:00', 0, 15, '两根针弄反了。', 'You swapped the hands.'],
    ['3:30', 180, 30, '半点的时候，短针要走到 3 和 4 的正中间，不能正对着 3。', 'halfway between 3 and 4'],
    ['3:30', 240, 30, '时针走过头了：还没到 4 点，短针要停在 3 和 4 中间。', 'it is not 4 yet'],
    ['3:30', 195, 30, '可是半点的时候，短针要停在正中间。', 'exactly halfway between them'],
    ['3:30', 225, 30, '可是半点的时候，短针要停在正中间。', 'exactly halfway between them'],
    ['6:30', 360, 30, '不能正对着 6。', 'does not point straight at 6'],
    ['3:15', 180, 15, '分针走了 15 分，短针也要离开 3', 'The minute hand has gone 15 minutes'],
    ['7:00', 405, 0, '短针要正正地指着 7，不能停在两个数中间。', 'straight at 7, not between'],
    ['12:01', 30, 1, '可是才过了 1 分，不到一半', 'But only 1 minute has gone'],
    ['3:30', 210, 20, '几点对了。半点的时候，长针指着 6。', 'At half past the long hand points at 6.'],
    ['3:30', 600, 10, '3 点半，长针指着 6，短针在 3 和 4 的正中间。', 'At half past 3 the long hand points at 6'],
    ['3:50', 180, 50, '分针走了 50 分，短针也要离开 3，往 4 那边走一点。', 'The minute hand has gone 50 minutes'],
    ['3:50', 195, 50, '可是过了 50 分，一半多了，短针要离 4 近一点。', 'nearer to 4'],
    ['3:10', 225, 10, '可是才过了 10 分，不到一半，短针要离 3 近一点。', 'nearer to 3'],
    ['12:10', 45, 10, '短针在 12 和 1 中间，这没错。', 'Between 12 and 1 is right.'],
    ['3:50', 330, 50, '3 点多，短针要在 3 和 4 中间。', 'between 3 and 4'],
    ['5:52', 600, 10, '先拨长针：52 分。再拨短针：在 5 和 6 中间，离 6 近一点。', 'between 5 and 6, nearer to 6.'],
    ['5:08', 600, 10, '先拨长针：8 分。再拨短针：在 5 和 6 中间，离 5 近一点。', 'between 5 and 6, nearer to 5.'],
    ['5:01', 600, 10, '先拨长针：1 分。', 'First the long hand: 1 minute. '],
    ['8:20', 500, 4, '长针只走了 4 个小格，那是 4 分。', 'that is 4 minutes'],
    ['8:20', 500, 25, '几点对了。分针要从 12 开始数，一个大格 5 分。', 'For the minutes, start at 12'],
    ['5:27', 330, 28, '几点对了。27 分要 5 分 5 分地数', 'For 27 minutes'],
    ['5:03', 300, 8, '几点对了。还不到 5 分：长针要停在 12 和 1 中间', 'the long hand should be between 12 and 1'],
  ])('%s with the hour hand at %i, the minute hand at %i', (time, hour, minute, chinese, english) => {
    const [zh, other] = told({ kind: 'set', time: at(time) }, { hour, minute })
    expect(zh).toContain(chinese)
    expect(other).toContain(english)
  })
})

describe('how long it was', () => {
  it.each([
    ['9:45', '10:10', 65, '1 小时是 60 分钟，不是 100。', 'An hour has 60 minutes, not 100.'],
    ['9:15', '10:25', 10, '分钟算对了，还有整小时没有加上。', 'There are whole hours to add'],
    ['9:45', '10:10', 85, '分钟算对了，可是多算了 1 小时。', 'one hour too many'],
    ['9:45', '10:10', 15, '从 09:45 到 10:00 是 15 分钟，再从 10:00 数到 10:10。', 'then count from 10:00 to 10:10'],
    ['9:00', '10:25', 75, '从 09:00 到 10:00 是 1 小时，再从 10:00 数到 10:25。', 'from 09:00 to 10:00 is 1 h'],
    ['9:05', '9:40', 25, '还不到 1 小时：长针从 09:05 走到 09:40', 'It is less than an hour'],
    ['9:25', '10:00', 45, '还不到 1 小时：长针从 09:25 走到 10:00', 'It is less than an hour'],
    ['9:20', '10:20', 50, '两个钟的长针指着同一个地方：长针走了一整圈。', 'it went round once'],
  ])('%s to %s answered as %i minutes', (from, to, answer, chinese, english) => {
    const [time, end] = [at(from), at(to)]
    const [zh, other] = told({ kind: 'span', time, to: end, choices: miscountedSpans(time, end) }, answer)
    expect(zh).toContain(chinese)
    expect(other).toContain(english)
  })
})

describe('later and earlier', () => {
  it.each([
    ['9:45', 25, '9:20', '“再过”是往后走，时间要加上去。', 'After means forwards'],
    ['9:45', -25, '10:10', '“前”是往回走，时间要减掉。', 'Before means backwards'],
    ['9:45', 25, '9:10', '分钟对了。长针每过一次 12，小时也要变一次。', 'the hour changes too'],
    ['9:20', -25, '9:55', '分钟对了。长针每过一次 12，小时也要变一次。', 'the hour changes too'],
    ['9:45', 25, '11:10', '分钟算对了，可是多算了 1 小时。', 'one hour too many'],
    ['9:45', 25, '10:00', '先从 09:45 走到 10:00，是 15 分钟，再接着走剩下的。', 'from 09:45 to 10:00 is 15 min'],
    ['9:05', 25, '9:20', '从 09:05 开始，5 分 5 分地往后数 25 分钟。', 'count on in fives: 25 min'],
    ['9:35', 25, '9:50', '从 09:35 开始，5 分 5 分地往后数 25 分钟。', 'count on in fives: 25 min'],
    ['9:20', 60, '10:10', '1 小时，长针正好走一圈，又回到原来的地方。', 'In one hour the long hand goes round once'],
    ['9:20', -35, '8:35', '先从 09:20 退到 09:00，是 20 分钟，再接着退剩下的。', 'back to 09:00 is 20 min'],
    ['9:20', -15, '8:55', '从 09:20 开始，5 分 5 分地往回数 15 分钟。', 'count back in fives: 15 min'],
    ['9:00', -15, '8:35', '从 09:00 开始，5 分 5 分地往回数 15 分钟。', 'count back in fives: 15 min'],
    ['9:00', -75, '7:35', '先从 09:00 退到 08:00，是 1 小时，再接着退剩下的。', 'back to 08:00 is 1 h'],
  ])('%s and %i minutes answered as %s', (from, minutes, answer, chinese, english) => {
    const time = at(from)
    const [zh, other] = told({ kind: 'shift', time, minutes, choices: miscountedTimes(time, minutes) }, at(answer))
    expect(zh).toContain(chinese)
    expect(other).toContain(english)
  })
})

describe('12 and 24 hours', () => {
  it.each([
    ['15:20', 'to24', '3:20', '这样写就是中午以前了。', 'before midday'],
    ['15:20', 'to24', '13:20', '小时要加 12，不是加 10。', 'add 12 to the hour, not 10'],
    ['15:20', 'to24', '16:20', '小时正好加 12，分钟不变。', 'add exactly 12'],
    ['15:20', 'to12', '3:20', '12 点是中午，过了 12 点就是下午和晚上了。', '12:00 is midday'],
    ['15:20', 'to12', '17:20', '从 13 点起，小时要减 12，不是减 10。', 'take away 12 from the hour, not 10'],
    ['15:20', 'to12', '14:20', '小时正好减 12，分钟不变。', 'take away exactly 12'],
    ['23:20', 'to12', '21:20', '小时正好减 12，分钟不变。', 'take away exactly 12'],
  ] as const)('%s, %s, answered as %s', (from, kind, answer, chinese, english) => {
    const time = at(from)
    const [zh, other] = told({ kind, time, choices: misconverted(time, kind) }, at(answer))
    expect(zh).toContain(chinese)
    expect(other).toContain(english)
  })

  it('the parts of the day are named as they are spoken of', () => {
    const question: Question = { kind: 'to12', time: at('20:20'), choices: [] }
    expect(answerText(question, at('20:20'), 'zh-cn', texts['zh-cn'])).toBe('晚上 8:20')
    expect(answerText(question, at('20:20'), 'en', texts.en)).toBe('8:20 p.m.')
  })
})

it('every wrong choice of every question has a whole text, and two steps always lead over an hour in between', () => {
  const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), seeds, (level, seed) => {
      let state = seed
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
      for (const question of makeRound(level, random)) {
        if (!('choices' in question)) continue
        expect(question.choices).toHaveLength(4)
        for (const { value, mistake } of question.choices) {
          if (!mistake) continue
          const [zh, other] = told(question, value)
          expect(zh + other).not.toMatch(/[{}|]|undefined|NaN|\.\d\d/)
          expect(zh).toMatch(/[。？]$/)
          expect(other).toMatch(/[.?]$/)
          if (zh.startsWith('分两步走')) expect(isFullHourBetween(question)).toBe(true)
        }
      }
    }),
  )
})

function isFullHourBetween(question: Question): boolean {
  const to = question.kind === 'span' ? question.to : question.time + (question.kind === 'shift' ? question.minutes : 0)
  const [low, high] = [Math.min(question.time, to), Math.max(question.time, to)]
  return hourOf(low) !== hourOf(high) && !(hourOf(high) === hourOf(low) + 1 && minuteOf(high) === 0)
}
