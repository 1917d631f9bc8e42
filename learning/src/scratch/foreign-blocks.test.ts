import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForeign, type Loss, takeOutForeign } from './foreign-blocks.ts'
import { mendProject, preflight } from './preflight.ts'
import { block, sb3File, sb3Json, zipProject } from './testing/make-project.ts'
import { packed } from './testing/pack.ts'

type Json = Record<string, unknown>
type Blocks = Record<string, { opcode: string; next: string | null; parent: string | null; inputs: Json }>

const flag = (next: string) => block('event_whenflagclicked', { next })
const inside = (opcode: string, parent: string, members: Json = {}) => block(opcode, { parent, ...members })

/** The blocks of the sprite afterwards, and what was lost. */
function after(blocks: Json, project: Json = {}): { blocks: Blocks; loss: Loss; project: Json } {
  const cleaned = takeOutForeign(sb3Json({ blocks, project }))!
  const targets = cleaned.project.targets as { blocks: Blocks }[]
  return { blocks: targets[1]!.blocks, loss: cleaned.loss, project: cleaned.project }
}

describe('taking out the blocks of foreign extensions', () => {
  it('a script goes on below a block that is taken out, and below several', () => {
    const { blocks, loss } = after({
      a: flag('b'),
      b: inside('lmsVideo_loadVideoURL', 'a', { next: 'c' }),
      c: inside('lmsVideo_startVideo', 'b', { next: 'd' }),
      d: inside('motion_movesteps', 'c', { next: 'e' }),
      e: inside('lmsVideo_startVideo', 'd'),
    })
    expect(Object.keys(blocks)).toEqual(['a', 'd'])
    expect(blocks.a!.next).toBe('d')
    expect(blocks.d).toMatchObject({ parent: 'a', next: null })
    expect(loss).toEqual({
      extensions: ['lmsVideo'],
      monitors: [],
      scripts: [
        {
          sprite: 'Sprite1',
          start: { opcode: 'event_whenflagclicked', choice: '' },
          blocks: new Map([
            ['lmsVideo_loadVideoURL', 1],
            ['lmsVideo_startVideo', 2],
          ]),
          along: 0,
          isWhole: false,
        },
      ],
    })
  })

  it('an input gets back what was typed or chosen below, and is empty where nothing was', () => {
    const { blocks, loss } = after({
      a: flag('b'),
      b: inside('motion_gotoxy', 'a', {
        inputs: { X: [3, 'x', [4, '10']], Y: [3, 'y', 'menu'], T: [2, 't'], V: [3, [12, 'v', 'id'], [4, '5']] },
        next: 'c',
      }),
      x: inside('fetch_get', 'b', { inputs: { URL: [1, [10, 'https://x']] } }),
      y: inside('slider_value', 'b', { inputs: { NAME: [1, 'foreignMenu'] } }),
      foreignMenu: inside('slider_menu_NAMES', 'y', { shadow: true }),
      menu: inside('math_number', 'b', { shadow: true }),
      t: inside('slider_isPressed', 'b'),
      c: inside('control_if', 'b', { inputs: { CONDITION: [2, 'and'] } }),
      and: inside('operator_and', 'c', { inputs: { OPERAND1: [2, 'o'], OPERAND2: [2, 'p'] } }),
      o: inside('fetch_ok', 'and'),
      p: inside('sensing_mousedown', 'and'),
    })
    expect(blocks.b!.inputs).toEqual({ X: [1, [4, '10']], Y: [1, 'menu'], V: [3, [12, 'v', 'id'], [4, '5']] })
    expect(blocks.and!.inputs).toEqual({ OPERAND2: [2, 'p'] })
    expect(Object.keys(blocks).toSorted()).toEqual(['a', 'and', 'b', 'c', 'menu', 'p'])
    expect(loss.scripts[0]!.blocks).toEqual(
      new Map([
        ['fetch_get', 1],
        ['slider_value', 1],
        ['slider_isPressed', 1],
        ['fetch_ok', 1],
      ]),
    )
  })

  it('the mouth of a loop closes over what is taken out of it', () => {
    const { blocks } = after({
      a: flag('b'),
      b: inside('control_forever', 'a', { inputs: { SUBSTACK: [2, 'c'] } }),
      c: inside('fetch_post', 'b', { next: 'd' }),
      d: inside('motion_turnright', 'c'),
    })
    expect(blocks.b!.inputs).toEqual({ SUBSTACK: [2, 'd'] })
    expect(blocks.d!.parent).toBe('b')
    const emptied = after({
      a: flag('b'),
      b: inside('control_forever', 'a', { inputs: { SUBSTACK: [2, 'c'] } }),
      c: inside('fetch_post', 'b'),
    })
    expect(emptied.blocks.b!.inputs).toEqual({})
  })

  it('what stands inside a foreign block goes along, and is counted', () => {
    const { blocks, loss } = after({
      a: flag('b'),
      b: inside('more_loop', 'a', { inputs: { SUBSTACK: [2, 'c'], N: [1, [4, '3']] }, next: 'e' }),
      c: inside('motion_movesteps', 'b', { next: 'd', inputs: { STEPS: [3, 'r', [4, '10']] } }),
      r: inside('operator_random', 'c'),
      d: inside('more_thing', 'c'),
      e: inside('looks_show', 'b'),
    })
    expect(Object.keys(blocks)).toEqual(['a', 'e'])
    expect(loss.scripts).toMatchObject([
      {
        along: 2,
        blocks: new Map([
          ['more_loop', 1],
          ['more_thing', 1],
        ]),
      },
    ])
  })

  it('a script that begins with a foreign block goes whole', () => {
    const { blocks, loss } = after({
      a: block('lmsVideo_whenEnded', { next: 'b' }),
      b: inside('looks_show', 'a', { next: 'c' }),
      c: inside('looks_hide', 'b'),
      d: flag('e'),
      e: inside('looks_show', 'd'),
    })
    expect(Object.keys(blocks)).toEqual(['d', 'e'])
    expect(loss.scripts).toMatchObject([{ isWhole: true, along: 2, start: { opcode: 'lmsVideo_whenEnded' } }])
  })

  it('displays on the stage go too; sliders of variables and built-in extensions stay', () => {
    const slider = {
      opcode: 'data_variable',
      mode: 'slider',
      params: { VARIABLE: 'speed' },
      sliderMin: 0,
      sliderMax: 9,
    }
    const { project, loss, blocks } = after(
      { a: flag('b'), b: inside('pen_penDown', 'a', { next: 'c' }), c: inside('videoSensing_videoOn', 'b') },
      {
        monitors: [slider, { opcode: 'slider_value' }],
        extensions: ['pen', 'slider', 'videoSensing'],
        extensionURLs: { slider: 'https://extensions.example/slider.js' },
        extensionStorage: { slider: 1, pen: 2 },
      },
    )
    expect(project).toMatchObject({
      monitors: [slider],
      extensions: ['pen', 'videoSensing'],
      extensionStorage: { pen: 2 },
    })
    expect(project.extensionURLs).toBeUndefined()
    expect(loss).toEqual({ extensions: ['slider'], scripts: [], monitors: ['slider_value'] })
    expect(Object.keys(blocks)).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['event_whenkeypressed', { fields: { KEY_OPTION: ['space', null] } }, 'space'],
    ['event_whenbroadcastreceived', { fields: { BROADCAST_OPTION: ['开始', 'id'] } }, '开始'],
    ['procedures_definition', { inputs: { custom_block: [1, 'p'] } }, 'jump () times'],
  ])('a script under %s is told by what is chosen in it', (opcode, members, choice) => {
    const { loss } = after({
      a: block(opcode, { next: 'b', ...members }),
      p: inside('procedures_prototype', 'a', { shadow: true, mutation: { proccode: 'jump %s times' } }),
      b: inside('fetch_get', 'a'),
    })
    expect(loss.scripts[0]!.start).toEqual({ opcode, choice })
  })

  it('a project without foreign blocks is left as it is', () => {
    expect(takeOutForeign(sb3Json({ blocks: { a: flag('b'), b: inside('pen_clear', 'a') } }))).toBeUndefined()
  })

  it('ten thousand foreign blocks inside and below each other are taken out in time', () => {
    const count = 10_000
    const blocks: Json = { root: flag('s0') }
    for (let at = 0; at < count; at += 1) {
      blocks[`s${at}`] = inside('x_s', at ? `s${at - 1}` : 'root', { next: `s${at + 1}`, inputs: { I: [2, `r${at}`] } })
      blocks[`r${at}`] = inside('x_r', `s${at}`, { inputs: { I: [2, `r${at + 1}`] } })
    }
    expect(Object.keys(after(blocks).blocks)).toEqual(['root'])
  })

  it('whatever hangs on whatever: nothing foreign is left, and no block points at one that is gone', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const id = fc.constantFrom(...ids)
    const reference = fc.option(id)
    const one = fc.record({
      opcode: fc.constantFrom('motion_movesteps', 'evil_go', 'control_if', 'evil_menu_X', 'event_whenflagclicked'),
      next: reference,
      parent: reference,
      topLevel: fc.boolean(),
      shadow: fc.boolean(),
      fields: fc.constant({}),
      inputs: fc.dictionary(fc.constantFrom('X', 'Y', '__proto__'), fc.tuple(fc.constantFrom(1, 2, 3), id, reference)),
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: ids.length, maxLength: ids.length }), (all) => {
        const file = sb3File({ blocks: Object.fromEntries(all.map((value, at) => [ids[at], value])) })
        const looked = preflight(file)
        if (!looked.ok || !looked.loss) return
        const project = JSON.parse(strFromU8(unzipSync(mendProject(file))['project.json']!)) as {
          targets: { blocks: Blocks }[]
        }
        const { blocks } = project.targets[1]!
        for (const { opcode, next, inputs } of Object.values(blocks)) {
          expect(isForeign(opcode)).toBe(false)
          const named = [next, ...Object.values(inputs).flat()].filter((value) => ids.includes(String(value)))
          for (const other of named) expect(blocks).toHaveProperty(String(other))
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a project that uses foreign extensions', () => {
  const foreign = {
    blocks: { a: flag('b'), b: inside('evil_go', 'a', { next: 'c' }), c: inside('sensing_loudness', 'b') },
    project: { extensions: ['evil'], extensionURLs: { evil: 'data:,alert(1)' } },
  }

  it('is offered with its loss, and with the facts of what is left', () => {
    expect(preflight(sb3File(foreign))).toMatchObject({
      ok: true,
      loss: { extensions: ['evil'] },
      warnings: [{ kind: 'microphone' }],
    })
  })

  it('is whole and harmless after mending', () => {
    const mended = mendProject(sb3File(foreign))
    expect(preflight(mended)).toMatchObject({ ok: true, facts: { sprites: 1 } })
    expect(preflight(mended)).not.toHaveProperty('loss')
    expect(strFromU8(unzipSync(mended)['project.json']!)).not.toMatch(/evil|alert/)
  })

  it('cannot hide a second project behind the first, by name or by folder', () => {
    const [good, bad] = [JSON.stringify(sb3Json()), JSON.stringify(sb3Json(foreign))]
    const mended = mendProject(
      packed([
        ['project.json', good],
        ['x/project.json', bad],
        ['project.json', bad],
      ]),
    )
    expect(Object.keys(unzipSync(mended))).toEqual(['project.json'])
    expect(preflight(mended)).not.toHaveProperty('loss')
  })

  it('of a monitor alone is offered too', () => {
    expect(preflight(sb3File({ project: { monitors: [{ opcode: 'slider_value' }] } }))).toMatchObject({
      loss: { monitors: ['slider_value'], scripts: [] },
    })
  })

  it('keeps its pictures as they are', () => {
    const file = zipProject(sb3Json(foreign), { 'readme.txt': 'x' })
    const [before, now] = [unzipSync(file), unzipSync(mendProject(file))]
    expect({ ...now, 'project.json': 0 }).toEqual({ ...before, 'project.json': 0 })
  })
})
