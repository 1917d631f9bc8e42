import { expect, it } from 'vitest'
import { gapBefore, insertStep, listAt, removeStep, replaceStep, withoutSkill, withSkill } from './edit.ts'
import { parse } from './parse.ts'
import { codeText, print } from './print.ts'
import { EMPTY, type Program } from './program.ts'

const SOURCE = `def skill_a():
  left()
  if at_home():
    jump()
  else:
    pull()
    skill_a()
for i in range(2):
  forward()
  while carrot_here():
    pull()
right()`

const program = (parse(SOURCE, 'python') as { program: Program }).program
const text = (changed: Program) => codeText(print(changed, 'python')).replaceAll(/\n+/g, '\n')
const lines = (changed: Program) =>
  text(changed)
    .split('\n')
    .map((line) => line.trim())

it.each(['main.0', 'main.2', 'main.0.0', 'main.0.1.1', 'skillA.0', 'skillA.1.0', 'skillA.1.e0', 'skillA.1.e2'])(
  'a step goes in at %s, and out again',
  (path) => {
    const gap = gapBefore(path)
    const changed = insertStep(program, gap, { kind: 'jump' })
    expect(listAt(changed, gap)?.[gap.index]).toEqual({ kind: 'jump' })
    expect(lines(changed)).toHaveLength(lines(program).length + 1)
    expect(removeStep(changed, path)).toEqual(program)
  },
)

it('a step becomes another one', () => {
  expect(text(replaceStep(program, 'skillA.1.e0', { kind: 'right' }))).toContain('else:\n        right()')
})

it('what stands in a list is found by its place', () => {
  expect(listAt(program, { parent: 'skillA.1', inside: 'e' })).toHaveLength(2)
  expect(listAt(program, { parent: 'main.0', inside: '' })).toHaveLength(2)
  expect(listAt(program, { parent: 'main.0.1', inside: '' })).toEqual([{ kind: 'pull' }])
  expect(listAt(program, { parent: 'main.7', inside: '' })).toBeUndefined()
})

it('a skill comes and goes with its calls', () => {
  expect(withSkill(EMPTY, 'skillA').functions).toEqual([{ name: 'skillA', body: [] }])
  expect(withSkill(program, 'skillA')).toBe(program)
  const changed = insertStep(program, gapBefore('main.0.0'), { kind: 'call', name: 'skillA' })
  expect(text(withoutSkill(changed, 'skillA'))).not.toContain('skill')
})
