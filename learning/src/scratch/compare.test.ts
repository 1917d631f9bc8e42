import { describe, expect, it } from 'vitest'
import { blockName, compareProjects } from './compare.ts'
import { coreBlockName } from './core-block-names.ts'
import { readProjectJson } from './preflight.ts'
import { block, sb1File, sb2File, sb3File } from './testing/make-project.ts'

const jsonOf = (blocks: Record<string, unknown>) => {
  const read = readProjectJson(sb3File({ blocks }))
  return (read.ok && read.json) || {}
}

describe('a learner’s project beside the finished piece', () => {
  const model = jsonOf({
    a: block('event_whenflagclicked'),
    b: block('motion_movesteps'),
    c: block('motion_movesteps'),
    menu: block('motion_goto_menu', { shadow: true }),
  })
  it('lacks what the finished piece has more of, menus not counted', () => {
    const mine = jsonOf({ a: block('event_whenflagclicked'), x: block('looks_say') })
    expect(compareProjects(mine, model)).toEqual({ sprites: 0, blocks: [{ opcode: 'motion_movesteps', count: 2 }] })
  })
  it('lacks nothing where it has more', () => {
    expect(compareProjects(model, jsonOf({ a: block('looks_say') }))).toMatchObject({
      blocks: [{ opcode: 'looks_say' }],
    })
    expect(compareProjects(model, model)).toEqual({ sprites: 0, blocks: [] })
  })
  it('lacks its sprites', () => {
    expect(compareProjects({ targets: [{ isStage: true }] }, model).sprites).toBe(1)
  })
})

it('a variable in a slot is no block that could be missing, however it was written', () => {
  const written = jsonOf({ a: block('looks_say'), v: block('data_variable'), l: block('data_listcontents') })
  expect(compareProjects(jsonOf({ a: block('looks_say') }), written).blocks).toEqual([])
})

it.each([
  'operator_letter_of',
  'data_listcontainsitem',
  'sensing_current',
  'looks_backdropnumbername',
  'sound_seteffectto',
  'event_whengreaterthan',
  'argument_reporter_boolean',
  'pen_penDown',
])('%s has a name of its own in both languages', (opcode) => {
  for (const language of ['zh-cn', 'en'] as const) expect(coreBlockName(opcode, language)).toBeDefined()
})

it('blocks have the names of the editor in both languages', () => {
  expect([blockName('control_forever', 'zh-cn'), blockName('control_forever', 'en')]).toEqual(['重复执行', 'forever'])
})

it('a file that is no project says so', () => {
  expect(readProjectJson(new Uint8Array([1, 2, 3]), 'a.sb3')).toMatchObject({ ok: false })
})

it.each([
  ['2', sb2File()],
  ['1', sb1File()],
])('a file of Scratch %s is told from one without blocks', (_, file) => {
  expect(readProjectJson(file)).toEqual({ ok: true, json: undefined })
})
