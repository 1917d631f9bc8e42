import { refuse } from './outcome.ts'
import { type MusicUse, toMusic } from './music.ts'
import { type Asset, type Findings, records } from './project-json.ts'

const KEY_BLOCKS = new Set(['whenKeyPressed', 'keyPressed:'])
/** Opcode → whether its first argument numbers drums, instruments or notes. MIDI numbers are others: any may come of them. */
const MUSIC: Readonly<Record<string, readonly [kind: keyof MusicUse, isMidi: boolean]>> = {
  playDrum: ['drums', false],
  'drum:duration:elapsed:from:': ['drums', true],
  'instrument:': ['instruments', false],
  'midiInstrument:': ['instruments', true],
  'noteOn:duration:elapsed:from:': ['notes', false],
}
const MICROPHONE = new Set(['soundLevel', 'isLoud'])
const HARDWARE = new Map([
  ['PicoBoard', /^(sensor:|sensorPressed:|whenSensorGreaterThan|whenSensorConnected)$/],
  ['LEGO WeDo', /^LEGO WeDo/],
])

/** Reads a Scratch 2 project, whose outermost object is the stage. Throws the refusal noStage. */
export function readSb2(project: Record<string, unknown>): Findings {
  if (typeof project.objName !== 'string') throw refuse({ kind: 'noStage' })
  // Watchers and lists stand among the children too; only things with a name of their own are sprites.
  const sprites = records(project.children).filter(({ objName }) => typeof objName === 'string')
  const targets = [project, ...sprites]
  const { opcodes, keyNames, loudness, music } = scanScripts(targets.map(({ scripts }) => scripts))
  const extensions = new Set<string>()
  for (const [name, blocks] of HARDWARE) if ([...opcodes].some((opcode) => blocks.test(opcode))) extensions.add(name)
  // "Extension.block", from experiments that the runtime leaves out.
  for (const opcode of opcodes) if (opcode.includes('.')) extensions.add(opcode.slice(0, opcode.indexOf('.')))
  return {
    sprites: sprites.length,
    keyNames,
    extensions,
    opcodes,
    assets: assetsOf(targets),
    music: toMusic(music),
    cloud: records(project.variables).some(({ isPersistent }) => isPersistent === true),
    microphone: loudness || [...opcodes].some((opcode) => MICROPHONE.has(opcode)),
    camera: opcodes.has('setVideoState') || opcodes.has('senseVideoMotion'),
  }
}

/** Blocks are arrays `[opcode, ...arguments]` inside arrays, as deep as the child nested them. */
function scanScripts(scripts: readonly unknown[]) {
  const opcodes = new Set<string>()
  const keyNames = new Set<unknown>()
  const music = { drums: [] as unknown[], instruments: [] as unknown[], notes: [] as unknown[] }
  let loudness = false
  const pending: unknown[] = [...scripts]
  while (pending.length > 0) {
    const value = pending.pop()
    if (!Array.isArray(value)) continue
    const [opcode, argument] = value as unknown[]
    if (typeof opcode === 'string') opcodes.add(opcode)
    if (typeof opcode === 'string' && KEY_BLOCKS.has(opcode)) keyNames.add(argument)
    const place = typeof opcode === 'string' && Object.hasOwn(MUSIC, opcode) ? MUSIC[opcode] : undefined
    if (place) music[place[0]].push(place[1] ? undefined : argument)
    loudness ||= opcode === 'whenSensorGreaterThan' && argument === 'loudness'
    for (const part of value) pending.push(part)
  }
  return { opcodes, keyNames, loudness, music }
}

/** Files are named by their number: `0.png`, `3.wav`. */
function assetsOf([stage, ...sprites]: readonly Record<string, unknown>[]): Asset[] {
  const of = (target: Record<string, unknown>, sprite: string | undefined): Asset[] => [
    ...records(target.costumes).map(({ baseLayerID, baseLayerMD5, costumeName }): Asset => ({
      file: fileName(baseLayerID, baseLayerMD5),
      kind: 'costume',
      name: String(costumeName),
      sprite,
    })),
    ...records(target.sounds).map(({ soundID, md5, soundName }): Asset => ({
      file: fileName(soundID, md5),
      kind: 'sound',
      name: String(soundName),
      sprite,
    })),
  ]
  return [...of(stage!, undefined), ...sprites.flatMap((sprite) => of(sprite, String(sprite.objName)))]
}

function fileName(id: unknown, md5: unknown): string {
  const name = typeof md5 === 'string' ? md5 : ''
  return `${String(id)}.${name.slice(name.lastIndexOf('.') + 1).toLowerCase()}`
}
