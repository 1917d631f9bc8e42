import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handsOf } from './hands.ts'
import { packRound, startKeptRound, unpackRound } from './kept-round.ts'
import { handsToStart, judgeHands, misconverted, miscountedSpans, miscountedTimes, misreadings } from './mistakes.ts'
import { type Level, LEVELS } from './address.ts'
import { judge, makeRound, type Question, rightAnswer, ROUND_LENGTH } from './questions.ts'
import { answerQuestion, nextQuestion, type Round, startRound, starsOf } from './round.ts'
import { digits12, parseTimeOfDay } from './time-of-day.ts'

const at = (digits: string) => parseTimeOfDay(digits)!

describe('hands that were set', () => {
  it.each([
    ['3:00', 180, 0, null],
    ['3:30', 210, 30, null],
    ['3:30', 195, 30, 'hourShare'],
    ['3:30', 225, 30, 'hourShare'],
    ['3:15', 195, 15, null],
    ['3:15', 180, 15, 'hourNotMoved'],
    ['3:45', 225, 45, null],
    ['3:45', 240, 45, 'nextHour'],
    ['3:07', 180, 7, null],
    ['3:07', 195, 7, null],
    ['6:30', 360, 30, 'hourNotMoved'],
    ['5:30', 360, 30, 'nextHour'],
    ['5:25', 300, 25, 'hourNotMoved'],
    ['3:30', 180, 30, 'hourNotMoved'],
    ['3:30', 240, 30, 'nextHour'],
    ['3:50', 180, 50, 'hourNotMoved'],
    ['3:00', 195, 0, 'hourMoved'],
    ['3:00', 165, 0, 'hourMoved'],
    ['3:00', 210, 0, 'hourMoved'],
    ['3:00', 300, 0, 'otherHour'],
    ['3:00', 0, 15, 'swapped'],
    ['8:20', 240, 42, 'swapped'],
    ['8:20', 500, 4, 'fiveTimes'],
    ['8:20', 500, 25, 'otherMinute'],
    ['8:20', 100, 45, 'bothOff'],
    ['12:00', 0, 0, null],
    ['12:30', 30, 30, null],
    ['12:30', 0, 30, 'hourNotMoved'],
  ])('for %s: hour hand at %i, minute hand at %i is %s', (time, hour, minute, mistake) => {
    expect(judgeHands({ hour, minute }, at(time))).toBe(mistake)
  })

  it('are never swapped where the minute hand is right, and right in one place at each quarter', () => {
    for (let time = 0; time < 720; time += 1) {
      const places = Array.from({ length: 48 }, (_, step) => step * 15)
      const verdicts = places.map((hour) => judgeHands({ hour, minute: time % 60 }, time))
      expect(verdicts).not.toContain('swapped')
      expect(verdicts.filter((one) => one === null)).toHaveLength(time % 15 === 0 ? 1 : 2)
    }
  })

  it('are right where a real clock has them', () => {
    for (let time = 0; time < 720; time += 1) expect(judgeHands(handsOf(time), time)).toBeNull()
  })
})

describe('what is misread', () => {
  it.each([
    ['3:50', 'nextHour', '4:50'],
    ['3:00', 'swapped', '12:15'],
    ['8:20', 'fiveTimes', '8:04'],
    ['8:30', 'halfAsWhole', '8:00'],
    ['8:00', 'wholeAsHalf', '8:30'],
    ['7:17', 'otherMinute', '7:22'],
  ])('%s by %s is %s', (time, mistake, misread) => {
    const slip = misreadings(at(time)).find((one) => one.mistake === mistake)
    expect(digits12(slip!.value)).toBe(misread)
  })

  it('9:45 to 10:10 reckoned as decimals is 65 minutes', () => {
    expect(miscountedSpans(at('9:45'), at('10:10'))).toContainEqual({ value: 65, mistake: 'asDecimal' })
  })
  it('9:15 to 11:25 without its hours is 10 minutes', () => {
    expect(miscountedSpans(at('9:15'), at('11:25'))).toContainEqual({ value: 10, mistake: 'hourForgotten' })
  })
  it('25 minutes after 9:45 without the carried hour is 9:10, the wrong way 9:20', () => {
    const slips = miscountedTimes(at('9:45'), 25)
    expect(slips).toContainEqual({ value: at('9:10'), mistake: 'hourForgotten' })
    expect(slips).toContainEqual({ value: at('9:20'), mistake: 'wrongWay' })
  })
  it('15:20 is taken for 3:20 and 13:20', () => {
    expect(misconverted(at('15:20'), 'to24')).toContainEqual({ value: at('3:20'), mistake: 'notAdded' })
    expect(misconverted(at('15:20'), 'to24')).toContainEqual({ value: at('13:20'), mistake: 'addedTen' })
  })
})

const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const level = fc.constantFrom(...LEVELS)
const KINDS: Readonly<Record<Level, readonly Question['kind'][]>> = {
  1: ['read', 'set', 'match'],
  2: ['read', 'set', 'match'],
  3: ['read', 'set', 'match'],
  4: ['span', 'shift'],
  5: ['to24', 'to12'],
}

it('a round asks what its level is about, with one right answer among four different ones', () => {
  fc.assert(
    fc.property(level, fc.nat(), (one, seed) => {
      const round = makeRound(one, seeded(seed))
      expect(round).toHaveLength(ROUND_LENGTH)
      for (const question of round) {
        expect(KINDS[one]).toContain(question.kind)
        if (one === 1) expect(question.time % 30).toBe(0)
        if (one === 2) expect(question.time % 5).toBe(0)
        if (one === 3) expect(question.time % 5).not.toBe(0)
        if (question.kind === 'set') {
          expect(judge(question, handsOf(question.time))).toBeNull()
          continue
        }
        expect(new Set(question.choices.map(({ value }) => value)).size).toBe(4)
        const right = question.choices.filter((choice) => judge(question, choice) === null)
        expect(right.map(({ value }) => value)).toEqual([rightAnswer(question)])
        // The time that is in the question is nobody's answer.
        if (question.kind === 'shift') expect(question.choices.map(({ value }) => value)).not.toContain(question.time)
      }
    }),
  )
})

describe('a round', () => {
  const answer = (round: Round, isRight: boolean): Round => {
    const question = round.questions[round.index]!
    if (question.kind === 'set') {
      const { hour, minute } = handsOf(question.time)
      return answerQuestion(round, isRight ? { hour, minute } : { hour, minute: (minute + 7) % 60 })
    }
    const tried = question.choices.filter(({ value }) => !round.tried.includes(value))
    return answerQuestion(
      round,
      tried.find(({ mistake }) => (mistake === null) === isRight)!,
    )
  }

  it('explains a wrong answer, lets the child try again, then shows the answer', () => {
    const asked = startRound(1, seeded(1))
    const wrong = answer(asked, false)
    expect(wrong).toMatchObject({ state: 'wrong', tries: 1, firsts: 0 })
    expect(wrong.mistake).not.toBeNull()
    expect(answer(wrong, true)).toMatchObject({ state: 'right', firsts: 0 })
    expect(answer(wrong, false)).toMatchObject({ state: 'shown' })
    expect(answer(answer(wrong, false), true).state).toBe('shown')
  })

  it.each([
    [8, 3],
    [7, 3],
    [6, 2],
    [4, 2],
    [3, 1],
    [0, 1],
  ])('with %i right at the first try has %i stars', (firsts, stars) => {
    let round = startRound(2, seeded(5))
    for (let index = 0; index < ROUND_LENGTH; index += 1) {
      round = answer(round, index < firsts)
      if (round.state === 'wrong') round = answer(round, true)
      round = nextQuestion(round)
    }
    expect(round).toMatchObject({ state: 'finished', firsts })
    expect(starsOf(round)).toBe(stars)
  })
})

describe('hands before they are set', () => {
  it('are wrong both, whatever is asked, so that nothing is right by itself', () => {
    for (let time = 0; time < 720; time += 1) expect(judgeHands(handsToStart(time), time)).toBe('bothOff')
  })
})

describe('a round that is kept', () => {
  it('asks the same questions again and goes on where it was', () => {
    fc.assert(
      fc.property(
        level,
        fc.integer({ min: 0, max: 9999 }),
        fc.array(fc.nat(3), { maxLength: 20 }),
        (one, lot, picks) => {
          let kept = startKeptRound(one, lot / 10_000)
          for (const pick of picks) {
            const { round } = kept
            if (round.index === ROUND_LENGTH - 1) break
            const question = round.questions[round.index]!
            const answered = answerQuestion(
              round,
              question.kind === 'set' ? handsOf(question.time + pick) : question.choices[pick]!,
            )
            const isOver = answered.state === 'right' || answered.state === 'shown'
            kept = { ...kept, round: isOver && pick > 0 ? nextQuestion(answered) : answered }
          }
          expect(unpackRound(JSON.parse(JSON.stringify(packRound(kept))))).toEqual(kept)
        },
      ),
    )
  })

  const whole = packRound(startKeptRound(2, 0.5))
  it.each([
    null,
    'x',
    { ...whole, level: 9 },
    { ...whole, seed: 1 },
    { ...whole, index: 8 },
    { ...whole, firsts: 5 },
    { ...whole, tried: ['x'] },
    { ...whole, state: 'finished' },
  ])('%j is none', (value) => expect(unpackRound(value)).toBeUndefined())

  it('a choice that was wrong before does not count again', () => {
    const { round } = startKeptRound(4, 0.25)
    const question = round.questions[0]!
    if (!('choices' in question)) throw new Error('Level 4 has choices')
    const wrong = question.choices.find(({ mistake }) => mistake)!
    const once = answerQuestion(round, wrong)
    expect(answerQuestion(once, wrong)).toBe(once)
  })
})
