import { commands, Exit } from '@yowasp/clang'
import type { RunError } from '../events.ts'
import { readComplaint } from './complaint.ts'
import { COMPILE, HEADER_ALL, LINK, READING_HEADER, READING_LINK, TELL } from './flags.ts'

type Tree = { [name: string]: Tree | string | Uint8Array }
export type Compiled = { readonly program: Uint8Array<ArrayBuffer> } | { readonly error: RunError }

const SOURCE = 'program.cpp'
const READING = 'reading.h'
/** What the linker puts in the place of a main that is not there: C's own start asks for it without insisting. */
const NO_MAIN = 'undefined_weak:main'

/** Makes a WebAssembly program of C++; `headers`: the library's, as the compiler has read them (`cpp-tools.ts`). */
export async function compile(code: string, headers: Uint8Array): Promise<Compiled> {
  // Asking for it links all that reads and prints with streams.
  const reads = /\bcin\b/.test(code)
  const files = {
    'all.h': HEADER_ALL,
    'all.pch': headers,
    [READING]: READING_HEADER,
    [SOURCE]: code.replace(/^([ \t]*#[ \t]*include[ \t]*)<bits\/stdc\+\+\.h>/gm, '$1<iostream>'),
  }
  const compiled = await tell(
    'clang++',
    [
      ...COMPILE,
      ...TELL,
      '-include-pch',
      'all.pch',
      ...(reads ? ['-include', READING] : []),
      '-c',
      SOURCE,
      '-o',
      'program.o',
    ],
    files,
  )
  if (!compiled.files) return { error: readComplaint(compiled.said) }
  const object = compiled.files['program.o'] as Uint8Array
  const link = [...LINK, ...(reads ? [READING_LINK] : []), 'program.o', '-o', 'program.wasm']
  const linked = await tell('clang++', link, { 'program.o': object })
  if (!linked.files) return { error: readComplaint(linked.said) }
  const program = linked.files['program.wasm'] as Uint8Array<ArrayBuffer>
  if (new TextDecoder('latin1').decode(program).includes(NO_MAIN))
    return { error: { name: 'error', message: 'undefined symbol: main', line: 0 } }
  return { program }
}

/** Of a program that broke off: what its library says of it, and the innermost line of the learner's own on the way there. */
export async function whereIt(broke: string, program: Uint8Array): Promise<{ line: number; said: string }> {
  const begin = codeBegin(program)
  const places = [...broke.matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g)].map(([, at]) => Number.parseInt(at!, 16))
  if (places.length === 0) return { line: 0, said: '' }
  const found = await tell(
    'addr2line',
    ['-e', 'program.wasm', '-f', '-i', ...places.slice(0, 30).map((at) => `0x${(at - begin).toString(16)}`)],
    { 'program.wasm': program },
  )
  return {
    line: Number(/^\/?program\.cpp:([1-9]\d*)/m.exec(found.said)?.[1] ?? 0),
    said: /^__clang_trap_msg\$[^$]*\$(?:.* assertion .*? failed: )?(.*)/m.exec(found.said)?.[1] ?? '',
  }
}

/** Where the code of a WebAssembly module begins: lines are counted from there. */
function codeBegin(program: Uint8Array): number {
  let at = 8
  const number = (): number => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = program[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (at < program.length) {
    const section = program[at++]
    const length = number()
    if (section === 10) return at
    at += length
  }
  return 0
}

/** `files` undefined: it failed, and `said` says why. */
async function tell(command: 'clang++' | 'addr2line', args: readonly string[], given: Tree) {
  const decoder = new TextDecoder()
  let said = ''
  const hear = (bytes: Uint8Array | null): void => void (said += bytes ? decoder.decode(bytes, { stream: true }) : '')
  try {
    const files = await commands[command]([...args], given, {
      stdout: hear,
      stderr: hear,
      fetchProgress: () => undefined,
    })
    return { files: files ?? {}, said }
  } catch (error) {
    if (error instanceof Exit) return { files: undefined, said }
    throw error
  }
}
