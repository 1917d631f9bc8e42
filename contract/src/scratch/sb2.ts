import { refuse } from './outcome.ts'
import { type Findings, records } from './project-json.ts'

const KEY_BLOCKS = new Set(['whenKeyPressed', 'keyPressed:'])
const MUSIC = new Set(['playDrum', 'drum:duration:elapsed:from:', 'noteOn:duration:elapsed:from:'])
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
  const { opcodes, keyNames, loudness } = scanScripts(targets.map(({ scripts }) => scripts))
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
    music: [...opcodes].some((opcode) => MUSIC.has(opcode)),
    cloud: records(project.variables).some(({ isPersistent }) => isPersistent === true),
    microphone: loudness || [...opcodes].some((opcode) => MICROPHONE.has(opcode)),
    camera: opcodes.has('setVideoState') || opcodes.has('senseVideoMotion'),
  }
}

/** Blocks are arrays `[opcode, ...arguments]` inside arrays, as deep as the child nested them. */
function scanScripts(scripts: readonly unknown[]) {
  const opcodes = new Set<string>()
  const keyNames = new Set<unknown>()
  let loudness = false
  const pending: unknown[] = [...scripts]
  while (pending.length > 0) {
    const value = pending.pop()
    if (!Array.isArray(value)) continue
    const [opcode, argument] = value as unknown[]
    if (typeof opcode === 'string') opcodes.add(opcode)
    if (typeof opcode === 'string' && KEY_BLOCKS.has(opcode)) keyNames.add(argument)
    loudness ||= opcode === 'whenSensorGreaterThan' && argument === 'loudness'
    for (const part of value) pending.push(part)
  }
  return { opcodes, keyNames, loudness }
}

/** Files are named by their number: `0.png`, `3.wav`. */
function assetsOf(targets: readonly Record<string, unknown>[]): Set<string> {
  const assets = new Set<string>()
  for (const { costumes, sounds } of targets) {
    for (const { baseLayerID, baseLayerMD5 } of records(costumes)) assets.add(fileName(baseLayerID, baseLayerMD5))
    for (const { soundID, md5 } of records(sounds)) assets.add(fileName(soundID, md5))
  }
  return assets
}

function fileName(id: unknown, md5: unknown): string {
  const name = typeof md5 === 'string' ? md5 : ''
  return `${String(id)}.${name.slice(name.lastIndexOf('.') + 1).toLowerCase()}`
}
