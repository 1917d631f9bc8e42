import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { COMPILE, HEADER_ALL } from './src/lib/runner/cpp/flags.ts'

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@yowasp/clang')))
const OUT = fileURLToPath(new URL('node_modules/.cache/tutu', import.meta.url))
const BLOCK = 512

/** Headers of other machines and other standards, tools for finding leaks: learners' programs need none of them. */
const UNUSED =
  /^include\/(?:c\+\+\/v1\/__cxx03\/|sanitizer\/|hlsl|cuda_wrappers\/|openmp_wrappers\/|ppc_wrappers\/|llvm_libc_wrappers\/|zos_wrappers\/|profile\/|xray\/|fuzzer\/|orc\/|(?:[\w-]*intrin|altivec|opencl-c[\w-]*|vecintrin|hexagon_\w+|hvx_\w+|arm_\w+|riscv_\w+|__clang_(?:cuda|hip)\w*|amdgpuintrin|nvptxintrin|gpuintrin|velintrin\w*|builtins)\.h$)|\.so$|libclang_rt\.profile|libc\+\+experimental|share\//

/** `made`: of what it was packed. */
type Note = { readonly made: string; readonly name: string }
const NOTE = join(OUT, 'cpp-tools.json')

let packing: Promise<string> | undefined

/**
 * Packs the compiler, its library and the library's headers, read once, into one compressed file, and answers its path. It is
 * called by what is in it, so that devices that have it keep it. Packing takes a minute or two: it is done anew only for
 * another compiler, other flags or another way of packing.
 */
export function cppTools(): Promise<string> {
  return (packing ??= packedAlready())
}

async function packedAlready(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, '../package.json'), 'utf8')) as { version: string }
  const own = await readFile(fileURLToPath(import.meta.url))
  const made = sha256(own, JSON.stringify([version, COMPILE, HEADER_ALL]))
  const note = await readFile(NOTE, 'utf8').then(
    (text) => JSON.parse(text) as Note,
    () => undefined,
  )
  const known = note?.made === made ? join(OUT, note.name) : undefined
  if (known && (await stat(known).catch(() => undefined))) return known
  const packed = await pack()
  const name = `cpp-tools-${sha256(packed).slice(0, 12)}.bin`
  await mkdir(OUT, { recursive: true })
  await writeWhole(join(OUT, name), packed)
  await writeWhole(NOTE, JSON.stringify({ made, name } satisfies Note))
  for (const old of await readdir(OUT))
    if (/^cpp-tools-.*\.bin$/.test(old) && old !== name) await rm(join(OUT, old), { force: true })
  return join(OUT, name)
}

const sha256 = (...parts: readonly (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** In one step: another build may be at it. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

async function pack(): Promise<Uint8Array> {
  const resources = await usedOnly(await readFile(join(PACKAGE, 'llvm-resources.tar')))
  const cores = ['llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm']
  const files = await Promise.all(cores.map(async (name) => [name, await readFile(join(PACKAGE, name))] as const))
  const tools = { ...Object.fromEntries(files), 'llvm-resources.tar': resources, 'all.pch': await readHeaders() }
  return promisify(gzip)(packTools(tools), { level: 6 })
}

/** The archive without what learners' programs never ask for. A tar: a block that names a file, then the file in blocks. */
async function usedOnly(tar: Buffer): Promise<Buffer> {
  const kept: Buffer[] = []
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8)
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    if (!UNUSED.test(name)) kept.push(tar.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.alloc(2 * BLOCK)])
}

/** The headers as the compiler has read them: a learner's program is compiled in a third of the time. */
async function readHeaders(): Promise<Uint8Array> {
  const { commands } = await import('@yowasp/clang')
  const out = await commands['clang++'](
    [...COMPILE, '-Xclang', '-fno-pch-timestamp', '-x', 'c++-header', 'all.h', '-o', 'all.pch'],
    { 'all.h': HEADER_ALL },
    { fetchProgress: () => undefined },
  )
  const made = out?.['all.pch']
  if (!(made instanceof Uint8Array)) throw new Error('The headers of C++ could not be read')
  return made
}

/** As `archive.ts` unpacks it. */
function packTools(tools: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const list = new TextEncoder().encode(
    JSON.stringify(Object.entries(tools).map(([name, { length }]) => [name, length])),
  )
  const parts = [new Uint8Array(new Uint32Array([list.length]).buffer), list, ...Object.values(tools)]
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    packed.set(part, at)
    at += part.length
  }
  return packed
}
