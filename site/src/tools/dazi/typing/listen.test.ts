// @vitest-environment jsdom
import { createExercise } from '@tutu/learning/typing/exercise'
import { flagsOf } from '@tutu/learning/typing/plausibility'
import { createRun } from '@tutu/learning/typing/run'
import { runOf, typed } from '@tutu/learning/typing/testing/typist'
import { expect, test } from 'vitest'
import { listen, type Listener, type Notice } from './listen.ts'

const unheard: Listener = {
  now: () => 0,
  onChange: () => undefined,
  onKey: () => undefined,
  onNotice: () => undefined,
  onComposing: () => undefined,
  onLeave: () => undefined,
}

function start(text: string) {
  const area = document.createElement('textarea')
  const run = createRun(createExercise({ text, script: 'latin', mode: 'wait' }))
  const notices = new Set<Notice>()
  listen(area, run, {
    ...unheard,
    onNotice: (notice, isOn) => void (isOn ? notices.add(notice) : notices.delete(notice)),
  })
  return {
    run,
    notices,
    compose(letters: string, committed: string) {
      for (const letter of letters)
        area.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Process', code: `Key${letter.toUpperCase()}`, keyCode: 229 }),
        )
      area.dispatchEvent(new CompositionEvent('compositionstart'))
      area.dispatchEvent(new CompositionEvent('compositionend', { data: committed }))
    },
    press(code: string) {
      area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', code, keyCode: 229 }))
    },
    before(inputType: string, data: string | null, how: InputEventInit = {}) {
      const isLeft = area.dispatchEvent(new InputEvent('beforeinput', { inputType, data, cancelable: true, ...how }))
      // As a browser does: what is not prevented is written.
      if (isLeft) area.dispatchEvent(new InputEvent('input', { inputType, data, ...how }))
      return isLeft ? 'left' : 'prevented'
    },
    insert(data: string) {
      area.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data }))
    },
  }
}

const slips = ({ run }: ReturnType<typeof start>) => run.presses.filter(({ right }) => !right).length

test.each([
  ['Chinese', '分', 0],
  ['nothing, given up with Escape', '', 0],
  ['the letters as they stand, none of them asked for', 'xyz', 0],
  ['the letters as they stand, the first two right', 'ffx', 2],
])('an input method left on that commits %s makes no slip', (_, committed, caret) => {
  const typing = start('ffj')
  typing.compose('fen', committed)
  expect([slips(typing), typing.run.caret]).toEqual([0, caret])
})

test('an input method left on is told, until letters come through', () => {
  const typing = start('ffj')
  typing.compose('fen', '分')
  expect([...typing.notices]).toEqual(['ime'])
  typing.insert('f')
  expect([...typing.notices]).toEqual([])
})

test('Chinese that comes without composing is no slip either', () => {
  const typing = start('ffj')
  typing.insert('分')
  expect([slips(typing), [...typing.notices]]).toEqual([0, ['ime']])
})

test('a wrong letter is a slip', () => {
  const typing = start('ffj')
  typing.insert('x')
  expect(slips(typing)).toBe(1)
})

test('where a Chinese word comes, an input method is none of a child’s mistakes', () => {
  const typing = start('hi 你好')
  typing.insert('hi ')
  typing.compose('nihao', '你好')
  expect([typing.run.isDone, slips(typing), typing.notices.has('ime')]).toEqual([true, 0, false])
})

test('a key that was down when the page was loaded anew is pressed again like any other', () => {
  const exercise = createExercise({ text: 'aa', script: 'latin', mode: 'wait' })
  const earlier = typed(['a']).filter(({ kind }) => kind !== 'up')
  const area = document.createElement('textarea')
  const typing = listen(area, runOf(exercise, earlier), unheard, { events: earlier, ago: 2000 })
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA' }))
  area.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'a' }))
  area.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', code: 'KeyA' }))
  typing.stop()
  expect(typing.events.map(({ kind }) => kind)).toEqual(['down', 'text', 'up', 'down', 'text', 'up'])
  expect(flagsOf(runOf(exercise, typing.events), typing.events)).toEqual([])
})

test.each([
  ['insertText', 'f', 'f\n'],
  ['insertLineBreak', null, '\nf'],
])('a key is taken before the field has it, once (%s)', (inputType, data, text) => {
  const typing = start(text)
  expect(typing.before(inputType, data)).toBe('prevented')
  expect([typing.run.caret, slips(typing)]).toEqual([1, 0])
})

test('what an on-screen keyboard or an input method is about to write stays theirs', () => {
  const typing = start('ffj')
  expect(typing.before('insertCompositionText', 'f')).toBe('left')
  expect(typing.before('insertText', 'f', { isComposing: true })).toBe('left')
  expect(typing.run.caret).toBe(0)
  expect(typing.before('insertText', 'f', { cancelable: false })).toBe('left')
  typing.press('')
  expect(typing.before('insertText', 'f')).toBe('left')
  expect(typing.run.caret).toBe(2)
})
