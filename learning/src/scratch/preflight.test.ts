import { zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { SCRATCH_LIMITS } from './limits.ts'
import { ALL_MUSIC, SILENCE } from './music.ts'
import type { Problem, ProjectFacts, Warning } from './outcome.ts'
import { readPicture } from './picture.ts'
import { preflight } from './preflight.ts'
import {
  block,
  sb1File,
  sb2File,
  sb3File,
  sb3Json,
  SPRITE_ASSET,
  STAGE_ASSET,
  zipProject,
} from './testing/make-project.ts'
import { png as makePng } from './testing/make-media.ts'
import { packed } from './testing/pack.ts'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const zip = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, text(content)])))

/** A copy with the 16 or 32 bits of the first central entry replaced. */
function withDirectory(bytes: Uint8Array, offset: number, value: number, size: 2 | 4): Uint8Array {
  const copy = bytes.slice()
  const at = copy.findIndex((_, index) => copy[index] === 0x50 && copy[index + 1] === 0x4b && copy[index + 2] === 1)
  const view = new DataView(copy.buffer)
  if (size === 2) view.setUint16(at + offset, value, true)
  else view.setUint32(at + offset, value, true)
  return copy
}

const chain = (next: string, inputs: object = {}) => ({
  a: block('event_whenflagclicked', { next: 'b' }),
  b: block('motion_movesteps', { parent: 'a', next, inputs }),
  c: block('operator_add', { parent: 'b', inputs: { NUM1: [2, 'c'] } }),
})

const project = sb3File()
const files: readonly (readonly [string, string])[] = [
  ['project.json', JSON.stringify(sb3Json())],
  [`${SPRITE_ASSET}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [`${STAGE_ASSET}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
]
const custom = { project: { extensions: ['evil'], extensionURLs: { evil: 'data:,1' } } }

/** A text of so many MiB that does not pack well enough to look like a bomb. */
function bulk(mebibytes: number): string {
  let state = 1
  const random = () => (state = (state * 48_271) % 0x7fffffff)
  return Array.from({ length: mebibytes * 1024 * 128 }, () => random().toString(36).padStart(8, '0').slice(-8)).join('')
}

const png = (width: number, height: number): number[] => [...makePng(width, height)]
const gif = (width: number, height: number): number[] => [
  ...text('GIF89a'),
  ...u16(width).toReversed(),
  ...u16(height).toReversed(),
  ...new Uint8Array(20),
]
const bmp = (width: number, height: number): number[] => [
  ...text('BM'),
  ...new Uint8Array(8),
  ...u32(27).toReversed(),
  ...u32(40).toReversed(),
  ...u32(width).toReversed(),
  ...u32(height).toReversed(),
  ...new Uint8Array(4),
]
/** Its size stands behind a preview of some 60 kB. */
const jpeg = (width: number, height: number): number[] =>
  [0xff, 0xd8, 0xff, 0xe1, ...u16(60_000), ...new Uint8Array(59_998), 0xff, 0xff, 0xc4, ...u16(4), 0, 0].concat(
    [0xff, 0xc2, ...u16(17), 8, ...u16(height), ...u16(width)],
    [...new Uint8Array(20), 0xff, 0xd9],
  )
const u16 = (value: number): number[] => [value >>> 8, value & 255]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

/** A project whose sprite wears pictures of those bytes. */
function withPicture(...pictures: number[][]): Uint8Array {
  const names = pictures.map((_, at) => `${String(at).padStart(32, '3')}.png`)
  const costumes = names.map((md5ext) => ({ name: 'a', md5ext, assetId: md5ext.slice(0, 32), dataFormat: 'png' }))
  const files = Object.fromEntries(pictures.map((bytes, at) => [names[at], Uint8Array.from(bytes)]))
  return zipProject(sb3Json({ stage: { costumes } }), files)
}

const refused: readonly (readonly [name: string, bytes: Uint8Array, problem: Problem])[] = [
  ['an empty file', new Uint8Array(), { kind: 'empty' }],
  [
    'a file larger than the limit',
    new Uint8Array(SCRATCH_LIMITS.file + 1),
    { kind: 'tooBig', bytes: SCRATCH_LIMITS.file + 1 },
  ],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), { kind: 'notScratch', found: 'picture' }],
  ['a drawing', text('<?xml version="1.0"?><svg xmlns="x"/>'), { kind: 'notScratch', found: 'picture' }],
  ['a text', text('when green flag clicked'), { kind: 'notScratch', found: 'text' }],
  ['a 7z archive', Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27), { kind: 'notScratch', found: 'archive' }],
  ['a PDF', text('%PDF-1.7'), { kind: 'notScratch', found: 'document' }],
  [
    'a Word document',
    zip({ '[Content_Types].xml': '', 'word/document.xml': '' }),
    { kind: 'notScratch', found: 'document' },
  ],
  ['a Windows program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3), { kind: 'program' }],
  ['a Linux program', text('\x7fELF\x02\x01'), { kind: 'program' }],
  ['a picture of 900 megapixels', withPicture(png(30_000, 30_000)), { kind: 'pictureTooBig', pixels: 9e8 }],
  ['half a download', project.slice(0, project.length / 2), { kind: 'damaged' }],
  ['a file that lost its last byte', project.slice(0, -1), { kind: 'damaged' }],
  ['half a Scratch 1 file', sb1File().slice(0, 30), { kind: 'damaged' }],
  ['a locked archive', withDirectory(project, 8, 1, 2), { kind: 'unusual' }],
  ['another way of packing', withDirectory(project, 10, 14, 2), { kind: 'unusual' }],
  ['a way out of the folder', zipProject(sb3Json(), { '../../evil.txt': 'x' }), { kind: 'unsafe' }],
  ['an absolute name', zipProject(sb3Json(), { '/etc/evil.txt': 'x' }), { kind: 'unsafe' }],
  ['a bomb by its own words', withDirectory(project, 24, 0x3fffffff, 4), { kind: 'packedTooTight', bytes: 0x3fffffff }],
  [
    'a bomb of one asset',
    zipProject(sb3Json(), { 'a.wav': new Uint8Array(4_000_000) }),
    { kind: 'packedTooTight', bytes: 4e6 },
  ],
  ['a project.json that lies about its size', withDirectory(project, 24, 7, 4), { kind: 'damaged' }],
  ['an archive without project.json', zip({ 'readme.txt': 'hello' }), { kind: 'noProject' }],
  ['a single sprite', zip({ 'sprite.json': '{}' }), { kind: 'sprite' }],
  ['an archive of projects', zip({ 'a.sb3': 'x', 'b.sb3': 'y' }), { kind: 'severalProjects' }],
  ['broken JSON', zip({ 'project.json': '{"targets":[' }), { kind: 'brokenProject' }],
  ['JSON that is no project', zip({ 'project.json': '[1,2]' }), { kind: 'brokenProject' }],
  ['JSON of something else', zip({ 'project.json': '{"name":"x"}' }), { kind: 'brokenProject' }],
  ['a target without costumes', zipProject(sb3Json({ stage: { costumes: [] } })), { kind: 'brokenProject' }],
  ['no stage', zipProject(sb3Json({ stage: { isStage: false } })), { kind: 'noStage' }],
  ['a Scratch 2 project without a stage', zip({ 'project.json': '{"objName":1}' }), { kind: 'noStage' }],
  ['a script that goes round in a circle', sb3File({ blocks: chain('a') }), { kind: 'brokenProject' }],
  [
    'a block inside itself',
    sb3File({ blocks: chain('none', { STEPS: [3, 'c', [4, '10']] }) }),
    { kind: 'brokenProject' },
  ],
  ['a monitor of nothing', sb3File({ project: { monitors: [{ id: 'x' }] } }), { kind: 'brokenProject' }],
  ['an empty archive', zip({}), { kind: 'noProject' }],
  ['a project two folders down', zipProject(sb3Json(), {}, 'a/b/'), { kind: 'noProject' }],
  [
    'an archive that promises numbers elsewhere and has none',
    withDirectory(project, 24, 0xffffffff, 4),
    { kind: 'packedTooTight', bytes: 0xffffffff },
  ],
  [
    'more files than a project needs',
    packed(Array.from({ length: 2001 }, (_, at) => [`${at}.svg`, ''] as const)),
    { kind: 'tooManyFiles', count: 2001 },
  ],
  [
    'a file that unpacks to more than all may have',
    withDirectory(zip({ 'a.wav': bulk(2) }), 24, SCRATCH_LIMITS.unpacked + 1, 4),
    { kind: 'unpackedTooBig', bytes: SCRATCH_LIMITS.unpacked + 1 },
  ],
  [
    'more blocks and lists than fit',
    withDirectory(zipProject(`{"x":"${bulk(0.25)}"}`), 24, SCRATCH_LIMITS.projectJson + 1, 4),
    { kind: 'projectTooBig', bytes: SCRATCH_LIMITS.projectJson + 1 },
  ],
]

test.each(refused)('%s has its own answer', (_name, bytes, problem) => {
  expect(preflight(bytes)).toEqual({ ok: false, problem })
})

test.each([
  ['PNG', png],
  ['GIF', gif],
  ['BMP', bmp],
  ['JPEG', jpeg],
])('the size of a %s is read from its beginning', (_, make) => {
  expect(readPicture(Uint8Array.from(make(600, 450)))).toMatchObject({ pixels: 270_000 })
  expect(readPicture(Uint8Array.from(make(600, 450).slice(0, 8)))).toBeUndefined()
  expect(preflight(withPicture(make(9000, 8000)))).toMatchObject({ problem: { kind: 'pictureTooBig', pixels: 72e6 } })
})

test.each([
  ['作业.sb3', text('hello'), { kind: 'misnamed', found: 'text' }],
  ['photo.SB2', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), { kind: 'misnamed', found: 'picture' }],
  ['hello.txt', text('hello'), { kind: 'notScratch', found: 'text' }],
  ['setup.exe.sb3', Uint8Array.of(0x4d, 0x5a, 0x90, 0), { kind: 'program' }],
  ['game.exe', Uint8Array.of(0x4d, 0x5a, 0x90, 0), { kind: 'program' }],
])('%s is answered for what it is and how it is called', (name, bytes, problem) => {
  expect(preflight(bytes, name)).toEqual({ ok: false, problem })
})

const { a, b } = chain('none', { STEPS: [2, 'gone'] })

const accepted: readonly (readonly [name: string, bytes: Uint8Array, Partial<ProjectFacts>, Warning[]])[] = [
  ['a Scratch 3 project', project, { format: 'sb3', sprites: 1, keys: [], music: SILENCE }, []],
  ['a Scratch 2 project', sb2File(), { format: 'sb2', sprites: 1 }, []],
  ['a Scratch 1 project', sb1File(), { format: 'sb', sprites: null }, []],
  ['a project packed one folder down', zipProject(sb3Json(), {}, 'My game/'), { format: 'sb3' }, []],
  ['a project with bytes after it', Uint8Array.of(...project, ...new Uint8Array(3000)), { format: 'sb3' }, []],
  ['a project with bytes before it', Uint8Array.of(...text('PK\x03\x04before'), ...project), { format: 'sb3' }, []],
  ['a project packed as if it were huge (ZIP64)', packed(files, { is64: true }), { format: 'sb3', sprites: 1 }, []],
  ['a project whose JSON begins with a byte order mark', zipProject(`\ufeff${JSON.stringify(sb3Json())}`), {}, []],
  ['blocks that hang on nothing', sb3File({ blocks: { a, b } }), {}, []],
  ['blocks nobody knows', sb3File({ blocks: { a: block('motion_teleport'), b: block('nothing') } }), {}, []],
  ['an unused custom extension', sb3File({ project: custom.project }), {}, []],
  ['a photo', withPicture(jpeg(4000, 3000)), {}, []],
  [
    'pictures that add up',
    withPicture(png(6000, 6000), jpeg(6000, 6000), bmp(5000, -5000)),
    {},
    [{ kind: 'manyPixels' }],
  ],
  [
    'a missing picture',
    zipProject(sb3Json(), { [`${SPRITE_ASSET}.svg`]: null }),
    {},
    [{ kind: 'assets', troubles: [{ kind: 'costume', name: 'costume1', sprite: 'Sprite1', state: 'missing' }] }],
  ],
  [
    'speech and translation',
    sb3File({ blocks: { a: block('text2speech_speakAndWaitBlock'), b: block('translate_getTranslate') } }),
    {},
    [{ kind: 'internet', names: ['text2speech', 'translate'] }],
  ],
  [
    'hardware',
    sb3File({ blocks: { a: block('microbit_whenGesture') } }),
    {},
    [{ kind: 'hardware', names: ['microbit'] }],
  ],
  ['the camera', sb3File({ blocks: { a: block('videoSensing_videoOn') } }), {}, [{ kind: 'camera' }]],
  ['the microphone', sb3File({ blocks: { a: block('sensing_loudness') } }), {}, [{ kind: 'microphone' }]],
  ['a cloud variable', sb3File({ stage: { variables: { v: ['☁ score', 0, true] } } }), {}, [{ kind: 'cloud' }]],
  [
    'a drum chosen in a menu',
    sb3File({
      blocks: {
        a: block('music_playDrumForBeats', { inputs: { DRUM: [1, 'b'], BEATS: [1, [4, '0.25']] } }),
        b: block('music_menu_DRUM', { fields: { DRUM: ['3', null] }, shadow: true, topLevel: false }),
      },
    }),
    { music: { ...SILENCE, drums: [3] } },
    [],
  ],
  [
    'notes on the first instrument and on a chosen one',
    sb3File({
      blocks: {
        a: block('music_playNoteForBeats', { inputs: { NOTE: [1, [4, '62']] } }),
        b: block('music_setInstrument', { inputs: { INSTRUMENT: [1, [4, '24']] } }),
      },
    }),
    { music: { drums: [], instruments: [1, 3], notes: [62] } },
    [],
  ],
  [
    'a note that is reckoned',
    sb3File({
      blocks: { a: block('music_playNoteForBeats', { inputs: { NOTE: [3, [12, 'n', 'id'], [4, '60']] } }) },
    }),
    { music: { drums: [], instruments: [1], notes: undefined } },
    [],
  ],
  [
    'a drum that is reckoned',
    sb3File({ blocks: { a: block('music_playDrumForBeats') } }),
    { music: { ...SILENCE, drums: ALL_MUSIC.drums } },
    [],
  ],
  ['an instrument nobody plays', sb3File({ blocks: { a: block('music_setInstrument') } }), { music: SILENCE }, []],
  ['rests without a sound', sb3File({ blocks: { a: block('music_restForBeats') } }), { music: SILENCE }, []],
  [
    'drums of Scratch 2',
    sb2File([[0, 0, [['whenGreenFlag'], ['playDrum', 1, 0.25], ['playDrum', ['randomFrom:to:', 1, 2], 0.25]]]]),
    { music: { ...SILENCE, drums: ALL_MUSIC.drums } },
    [],
  ],
  [
    'notes of Scratch 2',
    sb2File([
      [
        0,
        0,
        [
          ['instrument:', 5],
          ['noteOn:duration:elapsed:from:', 60, 0.5],
        ],
      ],
    ]),
    { music: { drums: [], instruments: [1, 5], notes: [60] } },
    [],
  ],
  ['drums of Scratch 1', sb1File(['playDrum']), { music: ALL_MUSIC }, []],
  [
    'an experiment of Scratch 2',
    sb2File([[0, 0, [['Weather.temperature']]]]),
    {},
    [{ kind: 'removedBlocks', names: ['Weather'] }],
  ],
  ['numbers that JSON does not know', zipProject(JSON.stringify(sb3Json()).replace('"x":0', '"x":-Infinity')), {}, []],
]

test.each(accepted)('%s converts', (_name, bytes, facts, warnings) => {
  expect(preflight(bytes)).toMatchObject({ ok: true, facts, warnings })
})

describe('the keys of a project', () => {
  const pressed = (key: string) => block('event_whenkeypressed', { fields: { KEY_OPTION: [key, null] } })
  const asked = (key: string) => block('sensing_keyoptions', { fields: { KEY_OPTION: [key, null] }, shadow: true })

  it.each([
    [[], []],
    [
      [pressed('space'), asked('right arrow'), asked('left arrow')],
      ['ArrowLeft', 'ArrowRight', ' '],
    ],
    [
      [asked('a'), asked('c'), pressed('W'), asked('a'), asked('x'), asked('é'), asked('2')],
      ['2', 'w', 'a', 'x', 'c', 'é'],
    ],
    [[pressed('any')], [' ']],
    [[pressed('any'), pressed('enter')], ['Enter']],
    [[block('sensing_keypressed', { inputs: { KEY_OPTION: [1, [10, 'p']] } })], ['p']],
    [[block('makeymakey_menu_KEY', { fields: { KEY: ['up arrow', null] } })], ['ArrowUp']],
    [[pressed('constructor'), block('event_whenkeypressed'), 5, null], []],
  ])('are found in Scratch 3 blocks (%#)', (blocks, keys) => {
    const bytes = sb3File({ blocks: Object.fromEntries(blocks.map((one, index) => [`b${index}`, one])) })
    expect(preflight(bytes)).toMatchObject({ ok: true, facts: { keys } })
  })

  it('are found in nested Scratch 2 scripts', () => {
    const inner = ['doIf', ['keyPressed:', 'down arrow'], [['forward:', 10]]]
    const bytes = sb2File([
      [0, 0, [['whenKeyPressed', 'space']]],
      [0, 0, [['whenGreenFlag'], ['doForever', [inner]]]],
    ])
    expect(preflight(bytes)).toMatchObject({ ok: true, facts: { keys: ['ArrowDown', ' '] } })
  })

  it('are found among the texts of a Scratch 1 file that listens to keys', () => {
    expect(preflight(sb1File(['KeyEventHatMorph', 'space', 'left arrow']))).toMatchObject({
      facts: { keys: ['ArrowLeft', ' '] },
    })
    expect(preflight(sb1File(['space']))).toMatchObject({ facts: { keys: [] } })
  })
})

describe('whatever happened to a file', () => {
  const files = [project, sb2File([[0, 0, [['whenKeyPressed', 'space']]]]), sb1File(['KeyEventHatMorph', 'space'])]
  const file = fc.constantFrom(...files)
  const isAnswered = (bytes: Uint8Array): boolean => typeof preflight(bytes).ok === 'boolean'

  it('the preflight answers after a truncation', () => {
    fc.assert(
      fc.property(file, fc.nat(), (bytes, at) => isAnswered(bytes.slice(0, at % bytes.length))),
      { numRuns: 300 },
    )
  })

  it('the preflight answers after bits have flipped', () => {
    const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 7 })), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(file, flips, (bytes, places) => {
        const copy = bytes.slice()
        for (const [at, bit] of places) copy[at % copy.length]! ^= 1 << bit
        return isAnswered(copy)
      }),
      { numRuns: 500 },
    )
  })

  it('the preflight answers any JSON in the place of a project', () => {
    const targets = fc.record({ targets: fc.array(fc.jsonValue()), monitors: fc.jsonValue() })
    const stage = fc
      .jsonValue()
      .map((blocks) => sb3Json({ stage: { blocks, costumes: [blocks, {}], variables: blocks } }))
    const sprites = fc
      .jsonValue()
      .map((value) => ({ objName: 'Stage', scripts: value, costumes: value, children: value }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), targets, stage, sprites), (json) => isAnswered(zipProject(json))),
      { numRuns: 200 },
    )
  })

  it('JSON nested 200,000 deep is answered in time', () => {
    const deep = `{"objName":"Stage","scripts":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    const began = performance.now()
    expect(isAnswered(zipProject(deep))).toBe(true)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
