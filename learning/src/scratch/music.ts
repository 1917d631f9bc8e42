import { isRecord } from './project-json.ts'

/** The drums, instruments and notes a project plays, numbered as in the editor's menus from 1, notes as in MIDI. */
export type Music = {
  drums: readonly number[]
  instruments: readonly number[]
  /** Undefined: notes that are known only while it plays. */
  notes: readonly number[] | undefined
}

const DRUMS = 18
const INSTRUMENTS = 21
/** What plays until a sprite has chosen something else. */
const FIRST_INSTRUMENT = 1

export const SILENCE: Music = { drums: [], instruments: [], notes: [] }
export const ALL_MUSIC: Music = { drums: numbersTo(DRUMS), instruments: numbersTo(INSTRUMENTS), notes: undefined }

export function isSilent({ drums, instruments }: Music): boolean {
  return drums.length === 0 && instruments.length === 0
}

/** Values of a kind that blocks ask for: numbers as typed, undefined for what is known only while the project plays. */
export type MusicUse = { drums: readonly unknown[]; instruments: readonly unknown[]; notes: readonly unknown[] }

/** The runtime rounds what is typed and wraps it into its lists. */
export function toMusic({ drums, instruments, notes }: MusicUse): Music {
  const playsNotes = notes.length > 0
  return {
    drums: chosen(drums, DRUMS),
    instruments: playsNotes ? chosen([FIRST_INSTRUMENT, ...instruments], INSTRUMENTS) : [],
    notes: notes.every(isNumeric) ? [...new Set(notes.map((note) => Math.round(Number(note))))] : undefined,
  }
}

function chosen(values: readonly unknown[], count: number): number[] {
  if (!values.every(isNumeric)) return numbersTo(count)
  const wrapped = values.map((value) => ((((Math.round(Number(value)) - 1) % count) + count) % count) + 1)
  return [...new Set(wrapped)].toSorted((one, other) => one - other)
}

function isNumeric(value: unknown): value is number | string {
  if (typeof value !== 'number' && typeof value !== 'string') return false
  return String(value).trim() !== '' && Number.isFinite(Number(value))
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

type Blocks = Readonly<Record<string, unknown>>

/** Opcode → the input that says which drum, instrument or note. MIDI numbers are numbered otherwise: any may come of them. */
const INPUTS: Readonly<Record<string, readonly [kind: keyof MusicUse, input: string]>> = {
  music_playDrumForBeats: ['drums', 'DRUM'],
  music_midiPlayDrumForBeats: ['drums', ''],
  music_setInstrument: ['instruments', 'INSTRUMENT'],
  music_midiSetInstrument: ['instruments', ''],
  music_playNoteForBeats: ['notes', 'NOTE'],
}

/** The music in the blocks of Scratch 3 targets. */
export function musicIn(targets: readonly Blocks[]): Music {
  const use = { drums: [] as unknown[], instruments: [] as unknown[], notes: [] as unknown[] }
  for (const blocks of targets) {
    for (const block of Object.values(blocks)) {
      const place = isRecord(block) && typeof block.opcode === 'string' ? INPUTS[block.opcode] : undefined
      if (place && isRecord(block)) use[place[0]].push(typedIn(blocks, block, place[1]))
    }
  }
  return toMusic(use)
}

/** What is typed or chosen in an input that holds no other block: `[1, [4, "60"]]`, or `[1, id]` of a menu. */
function typedIn(blocks: Blocks, block: Record<string, unknown>, name: string): unknown {
  const input = isRecord(block.inputs) ? block.inputs[name] : undefined
  if (!Array.isArray(input) || input[0] !== 1) return undefined
  const value: unknown = input[1]
  if (Array.isArray(value)) return value[1]
  const menu = typeof value === 'string' ? blocks[value] : undefined
  if (!isRecord(menu) || menu.shadow !== true || !isRecord(menu.fields)) return undefined
  const [field] = Object.values(menu.fields)
  return Array.isArray(field) ? field[0] : undefined
}
