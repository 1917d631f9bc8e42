import { strToU8, zipSync, type Zippable } from 'fflate'

type Json = Record<string, unknown>

/** A one-colour square, 40 px wide. */
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#c2255c"/></svg>'
const BACKDROP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#dcecfb"/></svg>'

export const SPRITE_ASSET = '11111111111111111111111111111111'
export const STAGE_ASSET = '22222222222222222222222222222222'

export const costume = (assetId: string, x: number, y: number): Json => ({
  name: 'costume1',
  assetId,
  md5ext: `${assetId}.svg`,
  dataFormat: 'svg',
  rotationCenterX: x,
  rotationCenterY: y,
})

/** A Scratch 3 project of a stage and one sprite with the given blocks; `stage`, `sprite` and `project` replace members. */
export function sb3Json({
  blocks = {},
  stage = {},
  sprite = {},
  project = {},
}: { blocks?: Json; stage?: Json; sprite?: Json; project?: Json } = {}) {
  const target = { variables: {}, lists: {}, broadcasts: {}, comments: {}, currentCostume: 0, sounds: [], volume: 100 }
  return {
    targets: [
      {
        ...target,
        isStage: true,
        name: 'Stage',
        blocks: {},
        costumes: [costume(STAGE_ASSET, 240, 180)],
        layerOrder: 0,
        tempo: 60,
        videoTransparency: 50,
        videoState: 'off',
        textToSpeechLanguage: null,
        ...stage,
      },
      {
        ...target,
        isStage: false,
        name: 'Sprite1',
        blocks,
        costumes: [costume(SPRITE_ASSET, 20, 20)],
        layerOrder: 1,
        visible: true,
        x: 0,
        y: 0,
        size: 100,
        direction: 90,
        draggable: false,
        rotationStyle: 'all around',
        ...sprite,
      },
    ],
    monitors: [],
    extensions: [],
    meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
    ...project,
  }
}

/** A block with what is not given filled in: one without a parent starts a script. */
export function block(opcode: string, members: Json = {}): Json {
  return {
    opcode,
    next: null,
    parent: null,
    inputs: {},
    fields: {},
    shadow: false,
    topLevel: (members.parent ?? null) === null,
    x: 0,
    y: 0,
    ...members,
  }
}

/** The archive around a project: `json` as an object or as text, `files` beside it (null leaves one out). */
export function zipProject(
  json: unknown,
  files: Record<string, string | Uint8Array | null> = {},
  folder = '',
): Uint8Array {
  const all: Record<string, string | Uint8Array | null> = {
    'project.json': typeof json === 'string' ? json : JSON.stringify(json),
    [`${SPRITE_ASSET}.svg`]: SQUARE,
    [`${STAGE_ASSET}.svg`]: BACKDROP,
    ...files,
  }
  const zippable: Zippable = {}
  for (const [name, content] of Object.entries(all)) {
    if (content !== null) zippable[folder + name] = typeof content === 'string' ? strToU8(content) : content
  }
  return zipSync(zippable)
}

export const sb3File = (parts?: Parameters<typeof sb3Json>[0]): Uint8Array => zipProject(sb3Json(parts))

/** A Scratch 2 project with one sprite and its scripts, `[x, y, [[opcode, ...]]]`. */
export function sb2File(scripts: readonly unknown[] = [], members: Json = {}): Uint8Array {
  const picture = (name: string, id: number): Json => ({
    costumeName: name,
    baseLayerID: id,
    baseLayerMD5: `${SPRITE_ASSET}.svg`,
    bitmapResolution: 1,
    rotationCenterX: 20,
    rotationCenterY: 20,
  })
  const project = {
    objName: 'Stage',
    costumes: [picture('backdrop', 0)],
    sounds: [],
    children: [
      {
        objName: 'Sprite1',
        scripts,
        costumes: [picture('costume', 1)],
        sounds: [],
        currentCostumeIndex: 0,
        scratchX: 0,
        scratchY: 0,
        scale: 1,
        direction: 90,
        rotationStyle: 'normal',
        visible: true,
      },
    ],
    info: {},
    ...members,
  }
  const none = { [`${SPRITE_ASSET}.svg`]: null, [`${STAGE_ASSET}.svg`]: null }
  return zipProject(project, { ...none, '0.svg': BACKDROP, '1.svg': SQUARE })
}

/** The outside of a Scratch 1 file, with texts in its object store. Enough for the preflight, not for a player. */
export function sb1File(texts: readonly string[] = []): Uint8Array {
  const store = (count: number): number[] => [...strToU8('ObjS\x01Stch\x01'), 0, 0, 0, count]
  const info = store(0)
  const text = texts.flatMap((one) => [9, 0, 0, 0, one.length, ...strToU8(one)])
  return Uint8Array.from([...strToU8('ScratchV02'), 0, 0, 0, info.length, ...info, ...store(1), ...text])
}

/** Two blocks of one foreign extension below the flag, and a script that begins with one of another. */
export function foreignProject(): Uint8Array {
  const below = (opcode: string, parent: string, next: string | null = null): Json => block(opcode, { parent, next })
  return sb3File({
    blocks: {
      a: block('event_whenflagclicked', { next: 'b' }),
      b: below('fetch_get', 'a', 'c'),
      c: below('motion_movesteps', 'b', 'd'),
      d: below('fetch_get', 'c'),
      e: block('lmsVideo_whenEnded'),
    },
  })
}
