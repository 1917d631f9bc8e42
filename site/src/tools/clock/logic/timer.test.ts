import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatHundredths, formatLeft, formatPassed, MINUTE, sayDuration, SECOND } from './duration.ts'
import { endsNextDay, examAt, examEnd, examOf, hasExamEnded, NEW_EXAM, parseExam } from './exam.ts'
import {
  choosePreset,
  countToday,
  finishPhase,
  isNextOther,
  NEW_POMODORO,
  parsePomodoro,
  phaseLength,
  startPhase,
  togglePhase,
} from './pomodoro.ts'
import { lapsOf, lapTable, parseStopwatch, passedOf, STOPPED, takeLap, toggleStopwatch } from './stopwatch.ts'
import {
  addTime,
  leftOf,
  nextEnd,
  nextId,
  parseLength,
  parseTimers,
  phaseOf,
  pauseTimer,
  restartTimer,
  resumeTimer,
  ringIfDue,
  shareOf,
  startTimer,
  timerName,
  wholeOf,
} from './timer.ts'
import { lastTick } from './tick.ts'
import { parseTimeOfDay } from './time-of-day.ts'

const NOW = 1_790_000_000_000

describe('a countdown', () => {
  const timer = startTimer('a', '', 5 * MINUTE, NOW)

  it('is computed from its stored end, however long nobody looked', () => {
    expect(leftOf(timer, NOW)).toBe(5 * MINUTE)
    expect(leftOf(timer, NOW + 4 * MINUTE)).toBe(MINUTE)
    expect(leftOf(timer, NOW + 60 * MINUTE)).toBe(0)
    expect(shareOf(MINUTE, timer.length)).toBeCloseTo(0.2)
  })

  it('rings once its end has come, and tells when that was', () => {
    expect(ringIfDue(timer, NOW + 5 * MINUTE - 1)).toBe(timer)
    expect(ringIfDue(timer, NOW + 9 * MINUTE).run).toEqual({ kind: 'rung', at: NOW + 5 * MINUTE })
  })

  it('shows its whole length when it is started, 0:00 when it rings and each second in between, at whatever moment', () => {
    const seconds = fc.integer({ min: 1, max: 7200 })
    fc.assert(
      fc.property(fc.nat(999), seconds, fc.nat(7_200_000), (fraction, length, ran) => {
        const begun = NOW + fraction
        const { run } = startTimer('a', '', length * SECOND, begun)
        const shown = (now: number) => formatLeft(leftOf({ run }, lastTick(now, phaseOf(run))))
        expect(shown(begun)).toBe(formatLeft(length * SECOND))
        expect(shown(begun + length * SECOND - 1)).toBe('0:01')
        expect(shown(begun + length * SECOND)).toBe('0:00')
        expect(shown(begun + ran)).toBe(formatLeft(length * SECOND - ran))
      }),
    )
  })

  it('shows the same before a pause, in it and after it', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(299_999), fc.nat(99_999), (fraction, ran, rested) => {
        const begun = NOW + fraction
        const shown = ({ run }: typeof timer, now: number) => formatLeft(leftOf({ run }, lastTick(now, phaseOf(run))))
        const running = startTimer('a', '', 5 * MINUTE, begun)
        const paused = pauseTimer(running, begun + ran)
        const before = shown(running, begun + ran)
        expect(shown(paused, begun + ran + rested)).toBe(before)
        expect(shown(resumeTimer(paused, begun + ran + rested), begun + ran + rested)).toBe(before)
      }),
    )
  })

  it.each([
    ['5', '0', 300],
    ['0', '1', 1],
    ['1440', '0', 86_400],
    ['', '45', 45],
    ['5', '', 300],
    ['', '', null],
    ['0', '0', null],
    ['-5', '0', null],
    ['99999', '0', null],
    ['1440', '1', null],
    ['1e3', '0', null],
    ['2.5', '0', null],
    ['1', '60', null],
    ['1', '-1', null],
  ])('written as "%s" minutes and "%s" seconds lasts %s s', (minutes, rest, seconds) => {
    expect(parseLength(minutes, rest) ?? null).toBe(seconds && seconds * SECOND)
  })

  it('a pause keeps what is left, to the millisecond', () => {
    fc.assert(
      fc.property(fc.nat(5 * MINUTE), fc.nat(), (ran, paused) => {
        const resumed = resumeTimer(pauseTimer(timer, NOW + ran), NOW + ran + paused)
        expect(leftOf(resumed, NOW + ran + paused)).toBe(5 * MINUTE - ran)
      }),
    )
  })

  it('a minute more is a minute more, running, paused or rung', () => {
    const at = NOW + MINUTE
    expect(leftOf(addTime(timer, MINUTE, at), at)).toBe(5 * MINUTE)
    expect(addTime(pauseTimer(timer, at), MINUTE, at).run).toEqual({ kind: 'paused', left: 5 * MINUTE })
    const rung = ringIfDue(timer, NOW + 6 * MINUTE)
    expect(addTime(rung, MINUTE, NOW + 6 * MINUTE).run).toEqual({ kind: 'running', end: NOW + 7 * MINUTE })
  })

  it('a minute more leaves what it was set to, and its picture shows no more than all of it', () => {
    const more = addTime(timer, MINUTE, NOW + 2_392)
    expect(timerName(more, 'en')).toBe('5 min')
    expect(wholeOf(more)).toBe(6 * MINUTE - 2_392)
    expect(restartTimer(more, NOW)).toEqual(timer)
    expect(parseTimers(JSON.parse(JSON.stringify([more])))).toEqual([more])
  })

  it('starts again with its whole length', () => {
    expect(restartTimer(ringIfDue(timer, NOW + 6 * MINUTE), NOW).run).toEqual({
      kind: 'running',
      end: NOW + 5 * MINUTE,
    })
  })

  it.each([
    ['刷牙', 'zh-cn', '刷牙'],
    ['', 'zh-cn', '5 分钟'],
    ['', 'en', '5 min'],
  ] as const)('called "%s" is spoken of in %s as %s', (name, language, spoken) => {
    expect(timerName({ ...timer, name }, language)).toBe(spoken)
  })

  it('has an id of its own', () => {
    expect(nextId([])).toBe('1')
    expect(nextId([startTimer('3', '', MINUTE, NOW), startTimer('x', '', MINUTE, NOW)])).toBe('4')
  })

  it('of several, the first end is the next alarm', () => {
    const other = startTimer('b', '', MINUTE, NOW)
    expect(nextEnd([timer.run, other.run, pauseTimer(other, NOW).run])).toBe(NOW + MINUTE)
    expect(nextEnd([])).toBeUndefined()
  })

  it('goes on after a reload; what cannot be a timer is left out', () => {
    const kept = [timer, pauseTimer(timer, NOW), ringIfDue(timer, NOW + 6 * MINUTE)]
    expect(parseTimers(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    const bad = [null, 1, {}, { ...timer, length: -1 }, { ...timer, run: { kind: 'running', end: 'x' } }]
    expect(parseTimers([...bad, timer])).toEqual([timer])
    expect(parseTimers('x')).toBeUndefined()
  })
})

describe('durations', () => {
  it.each([
    [300_000, '5:00'],
    [299_999, '5:00'],
    [299_000, '4:59'],
    [1, '0:01'],
    [0, '0:00'],
    [-5, '0:00'],
    [3_600_000, '1:00:00'],
    [3_661_000, '1:01:01'],
  ])('%i ms left are shown as %s', (left, text) => expect(formatLeft(left)).toBe(text))

  it('what has passed shows only whole seconds that are over', () => {
    expect(formatPassed(59_999) + formatHundredths(59_999)).toBe('0:59.99')
    expect(formatPassed(60_070) + formatHundredths(60_070)).toBe('1:00.07')
  })

  it.each([
    [30, '30 秒', '30 s'],
    [300, '5 分钟', '5 min'],
    [3900, '1 小时 5 分钟', '1 h 5 min'],
    [8100, '2 小时 15 分钟', '2 h 15 min'],
    [0, '0 分钟', '0 min'],
  ])('%i s are %s, %s', (seconds, chinese, english) => {
    expect(sayDuration(seconds, 'zh-cn')).toBe(chinese)
    expect(sayDuration(seconds, 'en')).toBe(english)
  })
})

describe('the stopwatch', () => {
  it('adds up its runs and takes laps', () => {
    let watch = toggleStopwatch(STOPPED, NOW)
    watch = takeLap(watch, NOW + 1000)
    watch = takeLap(watch, NOW + 4000)
    watch = toggleStopwatch(watch, NOW + 5000)
    expect(takeLap(watch, NOW + 6000)).toBe(watch)
    watch = toggleStopwatch(watch, NOW + 60_000)
    watch = takeLap(watch, NOW + 61_000)
    expect(passedOf(watch, NOW + 61_000)).toBe(6000)
    expect(lapsOf(watch).map(({ lap, best }) => [lap, best])).toEqual([
      [1000, 'fastest'],
      [3000, 'slowest'],
      [2000, null],
    ])
    expect(lapTable(watch, ['n', 'lap', 'total'], ',')).toBe(
      'n,lap,total\n1,0:01.00,0:01.00\n2,0:03.00,0:04.00\n3,0:02.00,0:06.00',
    )
    expect(parseStopwatch(JSON.parse(JSON.stringify(watch)))).toEqual(watch)
  })

  it.each([null, {}, { startedAt: 'x', before: 0, laps: [] }, { startedAt: null, before: 0, laps: ['x'] }])(
    'does not go on with %j',
    (value) => expect(parseStopwatch(value)).toBeUndefined(),
  )
})

describe('the pomodoro', () => {
  it('alternates, counts what was finished today, waits to be started', () => {
    const running = startPhase(choosePreset(NEW_POMODORO, '10-3'), NOW)
    expect(running.run).toEqual({ kind: 'running', end: NOW + 10 * MINUTE })
    const resting = finishPhase(running, '2026-11-20')
    expect(resting).toMatchObject({ phase: 'rest', run: null, count: 1 })
    expect(phaseLength(resting)).toBe(3 * MINUTE)
    const next = finishPhase(resting, '2026-11-20')
    expect(next).toMatchObject({ phase: 'focus', run: null, count: 1 })
    expect(finishPhase(next, '2026-11-21').count).toBe(1)
    expect(countToday(next, '2026-11-21')).toBe(0)
    expect(parsePomodoro(JSON.parse(JSON.stringify(running)))).toEqual(running)
    expect(parsePomodoro({ ...running, preset: '99-9' })).toBeUndefined()
    // Kept before phases knew their length.
    expect(parsePomodoro({ ...running, length: undefined })).toEqual(running)
  })
})

it('one button starts a phase, pauses it and goes on with what was left', () => {
  const running = togglePhase(NEW_POMODORO, NOW)
  expect(running.run).toEqual({ kind: 'running', end: NOW + 15 * MINUTE })
  const paused = togglePhase(running, NOW + MINUTE)
  expect(paused.run).toEqual({ kind: 'paused', left: 14 * MINUTE })
  expect(togglePhase(paused, NOW + 9 * MINUTE).run).toEqual({ kind: 'running', end: NOW + 23 * MINUTE })
})

describe('another rhythm chosen while a focus time runs', () => {
  const running = startPhase(choosePreset(NEW_POMODORO, '25-5'), NOW)
  const changed = choosePreset(running, '10-3')

  it('leaves it as it was begun', () => {
    expect(changed).toMatchObject({ run: running.run, phase: 'focus' })
    expect(phaseLength(changed)).toBe(25 * MINUTE)
    expect([isNextOther(running), isNextOther(changed)]).toEqual([false, true])
  })
  it('gives the break after it and all that follows', () => {
    const resting = finishPhase(changed, '2026-11-20')
    expect(phaseLength(resting)).toBe(3 * MINUTE)
    expect(isNextOther(resting)).toBe(false)
    expect(startPhase(resting, NOW).run).toEqual({ kind: 'running', end: NOW + 3 * MINUTE })
  })
  it('does not skip a break that waits', () => {
    expect(choosePreset(finishPhase(running, '2026-11-20'), '10-3').phase).toBe('rest')
  })
})

describe('an exam', () => {
  const at = (digits: string) => parseTimeOfDay(digits)!
  it.each([
    ['9:00', '10:30', '8:50', 'before', 10],
    ['9:00', '10:30', '9:00', 'writing', 90],
    ['9:00', '10:30', '10:15', 'last', 15],
    ['9:00', '10:30', '10:30', 'over', 0],
    ['23:00', '1:00', '0:30', 'writing', 30],
    ['23:00', '1:00', '23:30', 'writing', 90],
    ['23:00', '1:00', '22:00', 'before', 60],
    ['22:00', '2:00', '1:59', 'last', 1],
    ['22:00', '2:00', '2:00', 'over', 0],
    ['22:00', '2:00', '7:59', 'over', 0],
    ['22:00', '2:00', '8:00', 'before', 840],
    ['22:00', '2:00', '22:00', 'writing', 240],
    ['22:00', '0:00', '0:00', 'over', 0],
    ['9:00', '10:30', '23:59', 'over', 0],
    ['9:00', '10:30', '0:00', 'before', 540],
    ['20:00', '23:30', '0:10', 'over', 0],
    ['23:00', '22:00', '22:29', 'over', 0],
    ['23:00', '22:00', '22:30', 'before', 30],
    ['23:00', '22:00', '23:00', 'writing', 1380],
    ['9:00', '9:10', '9:00', 'writing', 10],
    ['9:00', '9:15', '9:00', 'writing', 15],
    ['9:00', '9:16', '9:01', 'last', 15],
  ])('from %s to %s stands at %s: %s, %i minutes', (start, end, now, phase, minutes) => {
    const moment = examAt({ subject: '', start: at(start), end: at(end) }, at(now) * MINUTE)
    expect(moment).toEqual({ phase, left: minutes * MINUTE })
  })

  const on = (day: number, digits: string) => new Date(2026, 10, day).getTime() + at(digits) * MINUTE
  const night = { subject: '', start: at('22:00'), end: at('2:00') }
  const morning = { ...NEW_EXAM, start: at('9:00'), end: at('10:30') }

  it.each([
    [night, on(20, '21:00'), on(21, '2:00')],
    [night, on(20, '23:00'), on(21, '2:00')],
    [night, on(21, '1:59') + 59_999, on(21, '2:00')],
    [night, on(21, '2:00'), null],
    [night, on(21, '9:00'), on(22, '2:00')],
    [morning, on(20, '8:00'), on(20, '10:30')],
    [morning, on(20, '10:30'), null],
  ])('%j looked at at %i ends at %s', (exam, now, end) => expect(examEnd(exam, now)).toBe(end))

  it.each([
    ['over midnight, looked at each second', night, on(21, '1:59') + 59_000, on(21, '2:00'), true],
    ['over midnight, in a tab that woke late', night, on(20, '23:00'), on(21, '2:07') + 123, true],
    ['by day, looked at each second', morning, on(20, '10:29') + 59_000, on(20, '10:30'), true],
    ['by day, in a tab that woke late', morning, on(20, '10:00') + 456, on(20, '11:00') + 789, true],
    ['that began and ended while the tab slept', morning, on(20, '8:00'), on(20, '11:00'), true],
    ['not yet', morning, on(20, '10:00'), on(20, '10:29') + 59_999, false],
    ['rung already', morning, on(20, '10:30'), on(20, '10:31'), false],
    ['of the day before', morning, on(20, '10:00'), on(21, '8:00'), false],
  ])('ends for those who look: %s', (_, exam, before, now, rings) => {
    expect(hasExamEnded(exam, before, now)).toBe(rings)
  })

  it.each([
    [{}, '9:00', '10:30'],
    [{ end: at('9:00') }, '9:00', '10:30'],
    [{ start: at('23:00'), end: at('23:00') }, '23:00', '0:30'],
    [{ start: at('23:00'), end: at('1:00') }, '23:00', '1:00'],
  ])('asked for as %j is from %s to %s', (asked, start, end) => {
    expect(examOf(asked, NEW_EXAM)).toMatchObject({ start: at(start), end: at(end) })
  })
  it('over midnight ends the next day; one without any length was never kept', () => {
    expect(endsNextDay({ start: at('23:00'), end: at('1:00') })).toBe(true)
    expect(endsNextDay(NEW_EXAM)).toBe(false)
    expect(parseExam({ subject: '', start: 540, end: 540 })).toBeUndefined()
  })
})
