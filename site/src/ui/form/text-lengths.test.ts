import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Codes and searches: what is cut there is seen at once. */
const CUT = [
  'pages/certificate/page.tsx',
  'tools/dazi/race/race-home.tsx',
  'ui/form/captcha-field.tsx',
  'ui/form/code-field.tsx',
  'ui/form/pin-field.tsx',
  'ui/live-list.tsx',
  'user/classes/my-classes.tsx',
  'user/login/class-form.tsx',
]

test('no input cuts what is pasted without a word, but for codes and searches (decision 297)', () => {
  const source = new URL('../../', import.meta.url)
  const cutting = globSync('**/*.tsx', { cwd: source }).filter((file) => {
    const text = readFileSync(new URL(file, source), 'utf8')
    return /\smaxLength=|maxlength/.test(text)
  })
  expect(cutting.toSorted()).toEqual(CUT)
  for (const file of CUT)
    expect(readFileSync(new URL(file, source), 'utf8').match(/\smaxLength=/g), file).toHaveLength(1)
})
