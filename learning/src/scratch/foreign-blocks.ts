import { BUILT_IN, extensionOf } from './extensions.ts'
import { isRecord, records } from './project-json.ts'

/** What a project loses with the blocks of extensions that the runtime does not bring. */
export type Loss = {
  /** Ids of the extensions, as the project has them. */
  extensions: readonly string[]
  scripts: readonly ScriptLoss[]
  /** Displays on the stage, by the opcodes of their blocks. */
  monitors: readonly string[]
}

export type ScriptLoss = {
  /** Its sprite; the stage has no name. */
  sprite: string | undefined
  /** How the script begins: the opcode of its first block, and what is chosen in it (a key, a message, a block's name). */
  start: { opcode: string; choice: string }
  /** The foreign blocks in it, by opcode. */
  blocks: ReadonlyMap<string, number>
  /** Other blocks that stood inside them, or under a foreign beginning. */
  along: number
  /** It began with a foreign block: nothing of it is left. */
  isWhole: boolean
}

type Json = Record<string, unknown>

/** Whether a block belongs to an extension from elsewhere. */
export function isForeign(opcode: unknown): opcode is string {
  if (typeof opcode !== 'string') return false
  const extension = extensionOf(opcode)
  return extension !== '' && !BUILT_IN.has(extension)
}

/**
 * A Scratch 3 project without foreign blocks, or undefined where it has none. Scripts go on below a block that is taken
 * out; an input gets back what was typed under it; what stood inside goes along; a script that began with one goes whole.
 */
export function takeOutForeign(project: Json): { project: Json; loss: Loss } | undefined {
  const scripts: ScriptLoss[] = []
  const targets = (Array.isArray(project.targets) ? project.targets : []).map((target: unknown) => {
    if (!isRecord(target) || !isRecord(target.blocks)) return target
    const sprite = target.isStage === true ? undefined : String(target.name)
    const cleaned = cleanTarget(target.blocks, sprite)
    scripts.push(...cleaned.scripts)
    return { ...target, blocks: cleaned.blocks, extensionStorage: builtInOnly(target.extensionStorage) }
  })
  const monitors = records(project.monitors)
  const lost = monitors.map(({ opcode }) => opcode).filter(isForeign)
  if (scripts.length === 0 && lost.length === 0) return undefined

  const opcodes = scripts.flatMap(({ blocks }) => [...blocks.keys()]).concat(lost)
  return {
    project: {
      ...project,
      targets,
      monitors: monitors.filter(({ opcode }) => !isForeign(opcode)),
      extensions: (Array.isArray(project.extensions) ? project.extensions : []).filter((id) =>
        BUILT_IN.has(String(id)),
      ),
      extensionURLs: undefined,
      extensionStorage: builtInOnly(project.extensionStorage),
    },
    loss: { extensions: [...new Set(opcodes.map(extensionOf))], scripts, monitors: lost },
  }
}

function builtInOnly(storage: unknown): Json | undefined {
  if (!isRecord(storage)) return undefined
  return Object.fromEntries(Object.entries(storage).filter(([id]) => BUILT_IN.has(id)))
}

type Blocks = ReadonlyMap<string, unknown>

function cleanTarget(source: Json, sprite: string | undefined): { blocks: Json; scripts: ScriptLoss[] } {
  const blocks: Blocks = new Map(Object.entries(source))
  const gone = new Set<string>()
  const scripts: ScriptLoss[] = []
  for (const [root, members] of scriptsOf(blocks)) {
    const foreign = members.filter((id) => isForeign(opcodeOf(blocks, id)))
    if (foreign.length === 0) continue
    const isWhole = foreign.includes(root)
    const taken = new Set(isWhole ? members : [])
    for (const id of foreign) takeWithInside(blocks, id, taken)
    for (const id of taken) gone.add(id)
    const seen = [...taken].filter((id) => !isShadow(blocks, id))
    const names = new Map<string, number>()
    for (const id of seen) {
      const opcode = opcodeOf(blocks, id)
      if (isForeign(opcode)) names.set(opcode, (names.get(opcode) ?? 0) + 1)
    }
    const along = seen.filter((id) => !isForeign(opcodeOf(blocks, id))).length
    if (names.size > 0 || along > 0)
      scripts.push({ sprite, start: startOf(blocks, root), blocks: names, along, isWhole })
  }
  return { blocks: gone.size === 0 ? source : without(blocks, gone), scripts }
}

/** Each script's first block with all that hangs on it. Every block is in one script. */
function scriptsOf(blocks: Blocks): Map<string, string[]> {
  const scripts = new Map<string, string[]>()
  const seen = new Set<string>()
  const isRoot = (id: string): boolean => {
    const block = blocks.get(id)
    return !isRecord(block) || block.topLevel === true || typeof block.parent !== 'string' || !blocks.has(block.parent)
  }
  // Blocks whose parent does not know them make scripts of their own, after the others.
  const ids = [...blocks.keys()]
  for (const root of [...ids.filter(isRoot), ...ids]) {
    if (seen.has(root)) continue
    const members: string[] = []
    const open = [root]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id) || !blocks.has(id)) continue
      seen.add(id)
      members.push(id)
      open.push(...insideOf(blocks, id))
      const next = nextOf(blocks, id)
      if (next !== undefined) open.push(next)
    }
    scripts.set(root, members)
  }
  return scripts
}

/** Adds a block with everything in its inputs and mouths, but not what comes after it. What is there already is not walked. */
function takeWithInside(blocks: Blocks, id: string, taken: Set<string>): void {
  if (taken.has(id)) return
  taken.add(id)
  const open = insideOf(blocks, id)
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (taken.has(one)) continue
    taken.add(one)
    open.push(...insideOf(blocks, one))
    const next = nextOf(blocks, one)
    if (next !== undefined) open.push(next)
  }
}

function insideOf(blocks: Blocks, id: string): string[] {
  const block = blocks.get(id)
  if (!isRecord(block) || !isRecord(block.inputs)) return []
  const inputs = Object.values(block.inputs).filter(Array.isArray)
  return inputs.flat().filter((value): value is string => typeof value === 'string' && blocks.has(value))
}

function nextOf(blocks: Blocks, id: string): string | undefined {
  const block = blocks.get(id)
  return isRecord(block) && typeof block.next === 'string' && blocks.has(block.next) ? block.next : undefined
}

function opcodeOf(blocks: Blocks, id: string): unknown {
  const block = blocks.get(id)
  return isRecord(block) ? block.opcode : undefined
}

/** Menus and typed values are no blocks to those who look at a script. */
function isShadow(blocks: Blocks, id: string): boolean {
  const block = blocks.get(id)
  return isRecord(block) && block.shadow === true
}

function without(blocks: Blocks, gone: ReadonlySet<string>): Json {
  const kept = new Map<string, unknown>()
  const parents = new Map<string, string>()
  const known = new Map<string, string | undefined>()
  /** The first block from `id` downwards that is still there. */
  const after = (id: string): string | undefined => {
    const passed: string[] = []
    let found: string | undefined = id
    while (found !== undefined && gone.has(found)) {
      passed.push(found)
      found = known.has(found) ? known.get(found) : nextOf(blocks, found)
    }
    for (const one of passed) known.set(one, found)
    return found
  }
  for (const [id, block] of blocks) {
    if (gone.has(id)) continue
    if (!isRecord(block)) {
      kept.set(id, block)
      continue
    }
    const next = typeof block.next === 'string' ? (after(block.next) ?? null) : block.next
    if (typeof next === 'string' && next !== block.next) parents.set(next, id)
    const inputs = isRecord(block.inputs) ? withInputs(block.inputs, { id, gone, after, parents }) : block.inputs
    kept.set(id, { ...block, next, inputs })
  }
  for (const [id, parent] of parents) kept.set(id, { ...(kept.get(id) as Json), parent })
  return Object.fromEntries(kept)
}

type Removal = {
  id: string
  gone: ReadonlySet<string>
  after: (id: string) => string | undefined
  parents: Map<string, string>
}

/** An input is `[kind, block]` or, with something typed below that block, `[3, block, typed]`. */
const ONLY_TYPED = 1
const ONLY_BLOCK = 2

function withInputs(inputs: Json, { id, gone, after, parents }: Removal): Json {
  const isGone = (value: unknown): value is string => typeof value === 'string' && gone.has(value)
  const kept = Object.entries(inputs).flatMap(([name, input]): [string, unknown][] => {
    if (!Array.isArray(input) || !input.some(isGone)) return [[name, input]]
    const [kind, block, typed] = input as unknown[]
    const below = isGone(typed) ? undefined : (typed ?? undefined)
    const rest = isGone(block) ? after(block) : block
    if (rest === undefined) return below === undefined ? [] : [[name, [ONLY_TYPED, below]]]
    if (rest !== block) parents.set(String(rest), id)
    return [[name, below === undefined ? [isGone(typed) ? ONLY_BLOCK : kind, rest] : [kind, rest, below]]]
  })
  return Object.fromEntries(kept)
}

const CHOICES: Readonly<Record<string, string>> = {
  event_whenkeypressed: 'KEY_OPTION',
  event_whenbroadcastreceived: 'BROADCAST_OPTION',
  event_whenbackdropswitchesto: 'BACKDROP',
  event_whengreaterthan: 'WHENGREATERTHANMENU',
}

function startOf(blocks: Blocks, root: string): ScriptLoss['start'] {
  const block = blocks.get(root)
  if (!isRecord(block)) return { opcode: '', choice: '' }
  const opcode = String(block.opcode)
  if (opcode === 'procedures_definition') {
    const prototype = insideOf(blocks, root)
      .map((id) => blocks.get(id))
      .find(isRecord)
    const proccode = isRecord(prototype?.mutation) ? prototype.mutation.proccode : ''
    return { opcode, choice: typeof proccode === 'string' ? proccode.replaceAll(/%[sbn]/g, '()') : '' }
  }
  const field = CHOICES[opcode]
  const value: unknown = field && isRecord(block.fields) ? block.fields[field] : undefined
  return { opcode, choice: Array.isArray(value) && typeof value[0] === 'string' ? value[0] : '' }
}
