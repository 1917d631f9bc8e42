import { hasCircle } from './block-circle.ts'
import { extensionOf } from './extensions.ts'
import { musicIn } from './music.ts'
import { type Asset, type Findings, isRecord, records } from './project-json.ts'
import { refuse } from './outcome.ts'

/** Block and field that name a key. */
const KEY_FIELDS: Readonly<Record<string, string>> = {
  event_whenkeypressed: 'KEY_OPTION',
  sensing_keyoptions: 'KEY_OPTION',
  makeymakey_menu_KEY: 'KEY',
}
const MICROPHONE = new Set(['sensing_loudness', 'sensing_loud', 'event_whengreaterthan'])
const TEXT_PRIMITIVE = 10

/** Reads a Scratch 3 project. Throws the refusals brokenProject and noStage. */
export function readSb3(project: Record<string, unknown>): Findings {
  const targets = records(project.targets)
  const stage = targets.find(({ isStage }) => isStage === true)
  if (!stage) throw refuse({ kind: 'noStage' })
  for (const { name, costumes } of targets) {
    if (typeof name !== 'string' || records(costumes).length === 0) throw refuse({ kind: 'brokenProject' })
  }
  if (targets.some(({ blocks }) => isRecord(blocks) && hasCircle(blocks))) throw refuse({ kind: 'brokenProject' })
  // The runtime gives up on a monitor that does not say what it shows.
  const monitors: readonly unknown[] = Array.isArray(project.monitors) ? project.monitors : []
  if (!monitors.every((monitor) => isRecord(monitor) && typeof monitor.opcode === 'string'))
    throw refuse({ kind: 'brokenProject' })

  const blocks = targets.flatMap((target) => (isRecord(target.blocks) ? Object.values(target.blocks) : []))
  const opcodes = new Set<string>()
  const keyNames = new Set<unknown>()
  let microphone = false
  for (const block of blocks) {
    if (!isRecord(block) || typeof block.opcode !== 'string') continue
    opcodes.add(block.opcode)
    const field = KEY_FIELDS[block.opcode]
    if (field) keyNames.add(fieldOf(block, field))
    if (block.opcode === 'sensing_keypressed') keyNames.add(typedInput(block, 'KEY_OPTION'))
    // "when loudness > …" and "when timer > …" are one block.
    microphone ||= MICROPHONE.has(block.opcode) && fieldOf(block, 'WHENGREATERTHANMENU') !== 'TIMER'
  }
  for (const { opcode } of records(project.monitors)) if (typeof opcode === 'string') opcodes.add(opcode)

  const extensions = new Set([...opcodes].map(extensionOf))
  extensions.delete('')
  return {
    sprites: targets.length - 1,
    keyNames,
    extensions,
    opcodes,
    assets: assetsOf(targets),
    music: musicIn(targets.map(({ blocks }) => (isRecord(blocks) ? blocks : {}))),
    cloud: isRecord(stage.variables) && Object.values(stage.variables).some(isCloud),
    microphone,
    camera: extensions.has('videoSensing'),
  }
}

function fieldOf(block: Record<string, unknown>, name: string): unknown {
  const field = isRecord(block.fields) ? block.fields[name] : undefined
  return Array.isArray(field) ? field[0] : undefined
}

/** The text typed straight into an input: `[1, [10, "w"]]`. */
function typedInput(block: Record<string, unknown>, name: string): unknown {
  const input = isRecord(block.inputs) ? block.inputs[name] : undefined
  const value: unknown = Array.isArray(input) ? input[1] : undefined
  return Array.isArray(value) && value[0] === TEXT_PRIMITIVE ? value[1] : undefined
}

function assetsOf(targets: readonly Record<string, unknown>[]): Asset[] {
  return targets.flatMap((target) => {
    const sprite = target.isStage === true ? undefined : String(target.name)
    const asset = (kind: Asset['kind'], { name, md5ext, assetId, dataFormat }: Record<string, unknown>): Asset => ({
      file: typeof md5ext === 'string' ? md5ext : `${String(assetId)}.${String(dataFormat ?? 'png')}`,
      kind,
      name: String(name),
      sprite,
    })
    return [
      ...records(target.costumes).map((costume) => asset('costume', costume)),
      ...records(target.sounds).map((sound) => asset('sound', sound)),
    ]
  })
}

/** `[name, value, true]` */
function isCloud(variable: unknown): boolean {
  return Array.isArray(variable) && variable[2] === true
}
