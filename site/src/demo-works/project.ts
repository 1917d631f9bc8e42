import { strToU8, zipSync } from 'fflate'

// Scratch 3 projects written as lists of blocks: `op('motion_movesteps', { STEPS: 10 })`.

export type Op = {
  opcode: string
  inputs: Readonly<Record<string, Value>>
  fields: Readonly<Record<string, string>>
  mutation?: Json
}
/** A menu's choice, a colour, a message, a condition, what stands inside a block, or a value typed or reckoned. */
export type Value =
  | number
  | string
  | Op
  | readonly Op[]
  | { menu: string; field: string; choice: string }
  | { colour: string }
  | { message: string }
  | { condition: Op }
  | { prototype: Recipe }
/** A block of one's own: its name, what its inputs are called, and whether it runs without showing its steps. */
export type Recipe = { name: string; inputs: readonly string[]; isAtOnce?: boolean }
type Json = Record<string, unknown>
export type Picture = { name: string; svg: string; x: number; y: number }
/** `wave`: a WAV file of 8 bits, one channel. */
export type Sound = { name: string; wave: Uint8Array; rate: number; samples: number }
export type Sprite = {
  name: string
  costumes: readonly Picture[]
  scripts: readonly (readonly Op[])[]
  sounds?: readonly Sound[]
  x?: number
  y?: number
  size?: number
  visible?: boolean
  rotationStyle?: 'all around' | 'left-right' | "don't rotate"
}
export type Project = {
  stage: Sprite
  sprites: readonly Sprite[]
  variables?: readonly string[]
  shown?: readonly string[]
  /** The boxes of the variables stand beside each other at the lower edge, not below each other in the corner. */
  shownBelow?: boolean
  messages?: readonly string[]
  extensions?: readonly string[]
}

export const op = (opcode: string, inputs: Op['inputs'] = {}, fields: Op['fields'] = {}): Op => ({
  opcode,
  inputs,
  fields,
})
export const when = (condition: Op) => ({ condition })
export const set = (variable: string, value: Value): Op =>
  op('data_setvariableto', { VALUE: value }, { VARIABLE: variable })
export const change = (variable: string, by: Value): Op =>
  op('data_changevariableby', { VALUE: by }, { VARIABLE: variable })
export const random = (from: number, to: number): Op => op('operator_random', { FROM: from, TO: to })
export const forever = (...body: Op[]): Op => op('control_forever', { SUBSTACK: body })
export const repeat = (times: Value, ...body: Op[]): Op => op('control_repeat', { TIMES: times, SUBSTACK: body })
export const ifThen = (condition: Op, ...body: Op[]): Op =>
  op('control_if', { CONDITION: when(condition), SUBSTACK: body })
export const wait = (seconds: Value): Op => op('control_wait', { DURATION: seconds })
export const flag = op('event_whenflagclicked')
export const cloneOfMe = op('control_create_clone_of', {
  CLONE_OPTION: { menu: 'control_create_clone_of_menu', field: 'CLONE_OPTION', choice: '_myself_' },
})
export const asClone = op('control_start_as_clone')
export const gone = op('control_delete_this_clone')
export const touching = (what: string): Op =>
  op('sensing_touchingobject', {
    TOUCHINGOBJECTMENU: { menu: 'sensing_touchingobjectmenu', field: 'TOUCHINGOBJECTMENU', choice: what },
  })
export const keyDown = (key: string): Op =>
  op('sensing_keypressed', { KEY_OPTION: { menu: 'sensing_keyoptions', field: 'KEY_OPTION', choice: key } })

const mutation = ({ name, inputs, isAtOnce = false }: Recipe): Json => ({
  tagName: 'mutation',
  children: [],
  proccode: [name, ...inputs.map(() => '%s')].join(' '),
  argumentids: JSON.stringify(inputs.map((_, at) => `input-${at}`)),
  warp: String(isAtOnce),
})
export const define = (recipe: Recipe): Op => op('procedures_definition', { custom_block: { prototype: recipe } })
export const cook = (recipe: Recipe, ...values: Value[]): Op => ({
  ...op('procedures_call', Object.fromEntries(values.map((value, at) => [`input-${at}`, value]))),
  mutation: mutation(recipe),
})

/** The project as an .sb3 file, the same bytes each time. */
export function sb3({
  stage,
  sprites,
  variables = [],
  shown = [],
  shownBelow = false,
  messages = [],
  extensions = [],
}: Project): Uint8Array {
  const files: Record<string, string | Uint8Array> = {}
  const idOf = (name: string): string => `v-${variables.indexOf(name)}`
  const target = (sprite: Sprite, isStage: boolean, layerOrder: number): Json => ({
    isStage,
    name: sprite.name,
    variables: isStage ? Object.fromEntries(variables.map((name) => [idOf(name), [name, 0]])) : {},
    lists: {},
    broadcasts: isStage ? Object.fromEntries(messages.map((name) => [messageId(name), name])) : {},
    comments: {},
    blocks: blocksOf(sprite.scripts, idOf),
    currentCostume: 0,
    costumes: sprite.costumes.map(({ name, svg, x, y }) => {
      const assetId = hash(svg)
      files[`${assetId}.svg`] = svg
      const place = { rotationCenterX: x, rotationCenterY: y }
      return { name, assetId, md5ext: `${assetId}.svg`, dataFormat: 'svg', ...place }
    }),
    sounds: (sprite.sounds ?? []).map(({ name, wave, rate, samples }) => {
      const assetId = hash(wave)
      files[`${assetId}.wav`] = wave
      return { name, assetId, md5ext: `${assetId}.wav`, dataFormat: 'wav', format: '', rate, sampleCount: samples }
    }),
    volume: 100,
    layerOrder,
    ...(isStage
      ? { tempo: 60, videoTransparency: 50, videoState: 'off', textToSpeechLanguage: null }
      : {
          visible: sprite.visible ?? true,
          x: sprite.x ?? 0,
          y: sprite.y ?? 0,
          size: sprite.size ?? 100,
          direction: 90,
          draggable: false,
          rotationStyle: sprite.rotationStyle ?? 'all around',
        }),
  })
  const monitors = shown.map((name, index) => ({
    id: idOf(name),
    mode: 'default',
    opcode: 'data_variable',
    params: { VARIABLE: name },
    spriteName: null,
    value: 0,
    width: 0,
    height: 0,
    x: shownBelow ? 4 + index * 118 : 5,
    y: shownBelow ? 336 : 5 + index * 27,
    visible: true,
    sliderMin: 0,
    sliderMax: 100,
    isDiscrete: true,
  }))
  const json = {
    targets: [target(stage, true, 0), ...sprites.map((sprite, index) => target(sprite, false, index + 1))],
    monitors,
    extensions,
    meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
  }
  const entries = Object.entries({ 'project.json': JSON.stringify(json), ...files })
  const mtime = new Date(2026, 0, 1, 12)
  return zipSync(
    Object.fromEntries(
      entries.map(([name, held]) => [name, [typeof held === 'string' ? strToU8(held) : held, { mtime }]]),
    ),
  )
}

function blocksOf(scripts: readonly (readonly Op[])[], idOf: (variable: string) => string): Json {
  const blocks: Record<string, Json> = {}
  let made = 0
  const fresh = (): string => `b${(made += 1)}`

  const stack = (ops: readonly Op[], parent: string | null): string | null => {
    let [first, previous] = [null as string | null, parent]
    for (const one of ops) {
      const id = blockOf(one, previous)
      if (first === null) first = id
      else blocks[previous!]!.next = id
      previous = id
    }
    return first
  }
  const blockOf = ({ opcode, inputs, fields, mutation }: Op, parent: string | null): string => {
    const id = fresh()
    blocks[id] = {
      opcode,
      next: null,
      parent,
      inputs: {},
      fields: {},
      shadow: false,
      topLevel: parent === null,
      x: 40,
      y: 40,
    }
    const held = Object.entries(inputs).map(([name, value]) => [name, input(value, id)] as const)
    blocks[id].inputs = Object.fromEntries(held.filter(([, value]) => value !== undefined))
    blocks[id].fields = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, [value, NAMED[name]?.(value, idOf) ?? null]]),
    )
    if (mutation) blocks[id].mutation = mutation
    return id
  }
  const input = (value: Value, parent: string): unknown => {
    if (typeof value === 'number') return [1, [4, String(value)]]
    if (typeof value === 'string') return [1, [10, value]]
    if ('opcode' in value) return [3, blockOf(value, parent), [10, '']]
    if ('message' in value) return [1, [11, value.message, messageId(value.message)]]
    if ('prototype' in value) return [1, prototypeOf(value.prototype, parent)]
    if ('colour' in value) return [1, [9, value.colour]]
    if ('condition' in value) return [2, blockOf(value.condition, parent)]
    if ('menu' in value) {
      const id = fresh()
      const menu = { opcode: value.menu, next: null, parent, inputs: {}, shadow: true, topLevel: false }
      blocks[id] = { ...menu, fields: { [value.field]: [value.choice, null] } }
      return [1, id]
    }
    const first = stack(value, parent)
    return first === null ? undefined : [2, first]
  }
  const prototypeOf = (recipe: Recipe, parent: string): string => {
    const id = fresh()
    const shadow = { next: null, shadow: true, topLevel: false }
    const inputs = recipe.inputs.map((name, at) => {
      const argument = fresh()
      const fields = { VALUE: [name, null] }
      blocks[argument] = { opcode: 'argument_reporter_string_number', ...shadow, parent: id, inputs: {}, fields }
      return [`input-${at}`, [1, argument]] as const
    })
    const names = { argumentnames: JSON.stringify(recipe.inputs) }
    const defaults = { argumentdefaults: JSON.stringify(recipe.inputs.map(() => '')) }
    blocks[id] = { opcode: 'procedures_prototype', ...shadow, parent, inputs: Object.fromEntries(inputs), fields: {} }
    blocks[id].mutation = { ...mutation(recipe), ...names, ...defaults }
    return id
  }
  let y = 40
  for (const script of scripts) {
    const [hat, ...body] = script
    const before = made
    const id = blockOf(hat!, null)
    blocks[id]!.y = y
    const next = stack(body, id)
    blocks[id]!.next = next
    // One below the other in the editor, however many blocks they have.
    y += 60 + (made - before) * 44
  }
  return blocks
}

const messageId = (name: string): string => `m-${hash(name).slice(0, 8)}`
/** Fields that name something by its id besides. */
const NAMED: Readonly<Record<string, (name: string, idOf: (variable: string) => string) => string>> = {
  VARIABLE: (name, idOf) => idOf(name),
  BROADCAST_OPTION: messageId,
}

/** 32 hexadecimal digits (FNV-1a, four times from different beginnings): names a file, keeps no secret. */
function hash(held: string | Uint8Array): string {
  const bytes = typeof held === 'string' ? strToU8(held) : held
  return [0, 1, 2, 3]
    .map((seed) => {
      let sum = 0x81_1c_9d_c5 ^ seed
      for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01_00_01_93)
      return (sum >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
}
