import { KEY_NAMES } from './keys.ts'
import { refuse } from './outcome.ts'
import { ALL_MUSIC, SILENCE } from './music.ts'
import type { Findings } from './project-json.ts'

const SIGNATURE_LENGTH = 10
const STORE = 'ObjS\x01Stch\x01'
const HEADER_LENGTH = SIGNATURE_LENGTH + 4
const STORE_LENGTH = STORE.length + 4
// Classes of the object store whose contents are a four-byte length and characters: String, Symbol, UTF8.
const TEXT_CLASSES = [9, 10, 14]
const KEY_BLOCKS = ['KeyEventHatMorph', 'keyPressed:']
const MUSIC = ['playDrum', 'drum:duration:elapsed:from:', 'noteOn:duration:elapsed:from:']
// Characters stand among other texts of one letter, so only named keys can be told from them.
const NAMED_KEYS = KEY_NAMES.filter((name) => name.length > 1)

/**
 * Reads a Scratch 1 file: a signature, an object store with information about it, and one with the stage. What is
 * needed is found by the texts in the second store; nothing is built from it. Throws the refusal damaged.
 */
export function readSb1(bytes: Uint8Array): Findings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_LENGTH + STORE_LENGTH) throw refuse({ kind: 'damaged' })
  const contents = HEADER_LENGTH + view.getUint32(SIGNATURE_LENGTH)
  if (contents + STORE_LENGTH > bytes.length || !isStore(bytes, HEADER_LENGTH) || !isStore(bytes, contents))
    throw refuse({ kind: 'damaged' })

  const objects = view.getUint32(contents + STORE.length)
  if (objects === 0 || objects > bytes.length) throw refuse({ kind: 'damaged' })
  const texts = textsOf(bytes, view, contents + STORE_LENGTH)
  const listens = KEY_BLOCKS.some((name) => texts.has(name))
  return {
    sprites: null,
    keyNames: listens ? NAMED_KEYS.filter((name) => texts.has(name)) : [],
    extensions: new Set(),
    opcodes: texts,
    assets: [],
    // Which drums and notes does not show from the texts.
    music: MUSIC.some((name) => texts.has(name)) ? ALL_MUSIC : SILENCE,
    cloud: false,
    microphone: texts.has('soundLevel') || texts.has('isLoud'),
    camera: false,
  }
}

function isStore(bytes: Uint8Array, at: number): boolean {
  return [...STORE].every((character, index) => bytes[at + index] === character.charCodeAt(0))
}

const TEXT_MAX = 64

function textsOf(bytes: Uint8Array, view: DataView, from: number): Set<string> {
  const texts = new Set<string>()
  const decoder = new TextDecoder('latin1')
  for (let at = from; at + 5 <= bytes.length; at += 1) {
    // The upper bytes of the length are zero for every text of interest: most positions end here.
    if (!TEXT_CLASSES.includes(bytes[at]!) || bytes[at + 1] !== 0 || bytes[at + 2] !== 0) continue
    const length = view.getUint32(at + 1)
    if (length === 0 || length > TEXT_MAX || at + 5 + length > bytes.length) continue
    texts.add(decoder.decode(bytes.subarray(at + 5, at + 5 + length)))
  }
  return texts
}
