// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { makeTeacherSheet } from './teacher-sheet.ts'

const WORDS = { sheet: 'For the teacher', plan: 'Ten minutes', line: 'Line {line} is wrong', shows: 'It prints:' }
const page = (inside: string) =>
  new DOMParser().parseFromString(
    `<article class="lesson-text"><h1>Loops</h1><p><span>15 min</span><span>Lesson 2 of 6</span></p>${inside}</article>`,
    'text/html',
  )

test('a sheet has the steps, every hint and answer open, and says what is right', () => {
  const sheet = makeTeacherSheet(
    page(`<div class="prose"><p>Step</p><p class="run-bar">Run</p>
      <button class="piece-play">Play</button><div class="project">Open</div>
      <pre data-part="bug" data-line="5">x</pre><pre data-part="output">6</pre><pre data-part="tests">draws</pre>
      <details class="hint"><summary>Hint</summary>look</details><details class="answer"><summary>Answer</summary>six</details></div>`),
    WORDS,
  )!
  expect(sheet.querySelector('h1')?.textContent).toBe('Loops')
  expect(sheet.textContent).toContain('For the teacher · 15 min · Lesson 2 of 6')
  expect([...sheet.querySelectorAll('details')].every(({ open }) => open)).toBe(true)
  expect([...sheet.querySelectorAll('.sheet-answer')].map((one) => one.textContent)).toEqual([
    'Line 5 is wrong',
    'It prints:',
  ])
  expect(sheet.querySelector('.run-bar, .piece-play, .project, [data-part=tests]')).toBeNull()
})

test('what is no lesson has none', () => {
  expect(makeTeacherSheet(new DOMParser().parseFromString('<p>Sign in</p>', 'text/html'), WORDS)).toBeUndefined()
})
