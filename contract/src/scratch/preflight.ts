import { BUILT_IN, HARDWARE, INTERNET } from './extensions.ts'
import { fileKind } from './file-kind.ts'
import { toKeys } from './keys.ts'
import { SCRATCH_LIMITS } from './limits.ts'
import { type Preflight, type ProjectFacts, Refusal, refuse, type ScratchFormat, type Warning } from './outcome.ts'
import { type Findings, parseProject } from './project-json.ts'
import { readSb1 } from './sb1.ts'
import { readSb2 } from './sb2.ts'
import { readSb3 } from './sb3.ts'
import { PICTURE_HEAD, pixelCount } from './picture-size.ts'
import { unpack, unpackStart } from './unpack.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/**
 * Looks at a project file before anything else does: never throws, never runs anything of it, unpacks `project.json`
 * and the beginnings of pictures. A file that can't be converted has one problem; a good one its facts and warnings.
 * `name` of the file, for better advice.
 */
export function preflight(bytes: Uint8Array, name = ''): Preflight {
  try {
    return examine(bytes, name)
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    // A shape of project nobody has thought of: it is not ours to guess what it means.
    return { ok: false, problem: { kind: 'brokenProject' } }
  }
}

function examine(bytes: Uint8Array, name: string): Preflight {
  if (bytes.length === 0) throw refuse({ kind: 'empty' })
  if (bytes.length > SCRATCH_LIMITS.file) throw refuse({ kind: 'tooBig', bytes: bytes.length })
  const kind = fileKind(bytes)
  if (kind === 'sb')
    return answer({ format: 'sb', findings: readSb1(bytes), present: new Set(), pixels: 0, id: hashOf(bytes) })
  if (kind === 'program') throw refuse({ kind: 'program' })
  if (kind !== 'zip') throw refuse({ kind: isProjectName(name) ? 'misnamed' : 'notScratch', found: kind })

  const entries = readZipDirectory(bytes)
  const file = findProject(entries)
  const text = new TextDecoder().decode(unpack(file, SCRATCH_LIMITS.projectJson, { kind: 'unpackedTooBig' }))
  const project = parseProject(text)
  const format = 'targets' in project ? 'sb3' : 'objName' in project ? 'sb2' : undefined
  if (!format) throw refuse({ kind: 'brokenProject' })
  const findings = format === 'sb3' ? readSb3(project) : readSb2(project)
  // The runtime looks for a picture by its name, in the archive itself or one folder down.
  const present = new Set(entries.map((entry) => baseName(entry.name)))
  return answer({ format, findings, present, pixels: countPixels(entries, findings), id: file.crc })
}

const PICTURE = /\.(png|jpe?g|gif|bmp)$/i

/** Of all pictures of the project. They are small when packed, and all unpacked when it opens. */
function countPixels(entries: readonly ZipEntry[], { assets }: Findings): number {
  let sum = 0
  for (const entry of entries) {
    if (!PICTURE.test(entry.name) || !assets.has(baseName(entry.name))) continue
    const pixels = pixelCount(unpackStart(entry, PICTURE_HEAD))
    if (pixels > SCRATCH_LIMITS.picture) throw refuse({ kind: 'pictureTooBig', pixels })
    sum += pixels
  }
  return sum
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function isProjectName(name: string): boolean {
  return /\.sb[23]?$/i.test(name)
}

const PROJECT = /^([^/]*\/)?project\.json$/
const OFFICE = /^(\[Content_Types\]\.xml|word\/|xl\/|ppt\/|META-INF\/)/

function findProject(entries: readonly ZipEntry[]): ZipEntry {
  const project = entries.find(({ name }) => PROJECT.test(name))
  // Of two with one name the runtime opens the last.
  if (project) return entries.findLast(({ name }) => name === project.name)!
  const has = (pattern: RegExp): boolean => entries.some(({ name }) => pattern.test(name))
  if (has(/^([^/]*\/)?sprite\.json$/)) throw refuse({ kind: 'sprite' })
  if (has(/\.sb[23]?$/i)) throw refuse({ kind: 'severalProjects' })
  if (has(OFFICE)) throw refuse({ kind: 'notScratch', found: 'document' })
  throw refuse({ kind: 'noProject' })
}

type Examined = { format: ScratchFormat; findings: Findings; present: ReadonlySet<string>; pixels: number; id: number }

function answer({ format, findings, present, pixels, id }: Examined): Preflight {
  const foreign = [...findings.extensions].filter((extension) => !BUILT_IN.has(extension))
  if (format === 'sb3' && foreign.length > 0) throw refuse({ kind: 'customExtensions', names: foreign })

  const used = (extensions: ReadonlySet<string>): string[] =>
    [...findings.extensions].filter((extension) => extensions.has(extension))
  const missing = [...findings.assets].filter((name) => !present.has(name)).length
  const warnings: Warning[] = []
  if (missing > 0) warnings.push({ kind: 'missing', count: missing })
  if (pixels > SCRATCH_LIMITS.pictures) warnings.push({ kind: 'manyPixels' })
  if (foreign.length > 0) warnings.push({ kind: 'removedBlocks', names: foreign })
  if (used(INTERNET).length > 0) warnings.push({ kind: 'internet', names: used(INTERNET) })
  if (used(HARDWARE).length > 0) warnings.push({ kind: 'hardware', names: used(HARDWARE) })
  if (findings.camera) warnings.push({ kind: 'camera' })
  if (findings.microphone) warnings.push({ kind: 'microphone' })
  if (findings.cloud) warnings.push({ kind: 'cloud' })

  const facts: ProjectFacts = {
    format,
    sprites: findings.sprites,
    keys: toKeys(findings.keyNames),
    music: findings.music,
    id: id.toString(16).padStart(8, '0'),
  }
  return { ok: true, facts, warnings }
}

/** FNV-1a. A zip brings a checksum of its own. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
