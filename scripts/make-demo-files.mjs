import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { DRAWN } from '../site/src/tutorial-files/drawn.ts'
import { RATE } from '../site/src/tutorial-films/film.ts'
import { ensureChromium } from './lib/chromium.mjs'
import { inRoot } from './lib/paths.mjs'

// `npm run make:demo-files`: films, worksheets, sounds and files of the demo, as they are drawn and written in
// `site/src/`. Only what has changed. Films need ffmpeg, which is the machine's.
const sharp = createRequire(inRoot('server/package.json'))('sharp')
const { strToU8, zipSync } = await import(createRequire(inRoot('learning/package.json')).resolve('fflate'))
const MADE = inRoot('site/src/tutorial-files/made.json')
const made = JSON.parse(await readFile(MADE, 'utf8'))

const WRITERS = {
  '.mp4': writeFilm,
  '.pdf': writeSheet,
  '.xlsx': writeWorkbook,
  '.ora': writeLayers,
  '.wav': writeSound,
}

for (const [name, draw] of Object.entries(DRAWN)) {
  const parts = draw()
  const hash = createHash('sha256').update(parts.join('')).digest('hex')
  if (made[name] === hash) continue
  await WRITERS[extname(name)](inRoot(`site/public/static/${name}`), parts)
  made[name] = hash
  await writeFile(MADE, `${JSON.stringify(made, null, 2)}\n`)
  process.stdout.write(`${name}\n`)
}

/** H.264, which every browser of the last ten years plays, its index in front, so that it begins before it has arrived. */
async function writeFilm(path, frames) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '960x600', '-r', String(RATE), '-i', '-']
  const coding = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '26', '-pix_fmt', 'yuv420p']
  const output = ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...coding, ...output, path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (const frame of frames) {
    const pixels = await sharp(Buffer.from(frame)).removeAlpha().raw().toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

/** One page of A4, its lines as lines. */
async function writeSheet(path, [svg]) {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  const page = join(folder, 'sheet.html')
  await writeFile(page, `<style>@page { size: A4; margin: 0 } body { margin: 0 } svg { display: block }</style>${svg}`)
  const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${path}`]
  const [code] = await once(spawn(ensureChromium(), [...options, page], { stdio: 'ignore' }), 'close')
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`the browser ended with ${code}`)
}

async function writeWorkbook(path, [parts]) {
  const files = Object.entries(JSON.parse(parts)).map(([name, xml]) => [name, strToU8(xml)])
  await writeFile(path, packed(Object.fromEntries(files)))
}

/** OpenRaster 0.0.6: a stack of PNGs, the topmost named first. */
async function writeLayers(path, [parts]) {
  const layers = JSON.parse(parts)
  const pictures = await Promise.all(layers.map(({ svg }) => sharp(Buffer.from(svg)).png().toBuffer()))
  const [ground, ...others] = pictures
  const merged = await sharp(ground)
    .composite(others.map((input) => ({ input })))
    .png()
    .toBuffer()
  const stack = layers.map(({ name }, at) => `<layer name="${name}" src="data/layer${at}.png" x="0" y="0"/>`)
  const files = {
    mimetype: [strToU8('image/openraster'), { level: 0 }],
    'stack.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><image version="0.0.6" w="800" h="600"><stack>${stack.toReversed().join('')}</stack></image>`,
    ),
    ...Object.fromEntries(pictures.map((png, at) => [`data/layer${at}.png`, png])),
    'mergedimage.png': merged,
    'Thumbnails/thumbnail.png': await sharp(merged).resize(256).png().toBuffer(),
  }
  await writeFile(path, packed(files))
}

/** Strokes that ring out, each of some tones: 16 bits, 11,025 Hz, one channel, as a WAV of RIFF. */
async function writeSound(path, [parts]) {
  const rate = 11_025
  const strokes = JSON.parse(parts)
  const samples = Int16Array.from({ length: rate * 2 }, (_, sample) => {
    const now = sample / rate
    const waves = strokes.flatMap(({ at, tones }) =>
      now < at
        ? []
        : tones.map((tone, nth) => (Math.sin(2 * Math.PI * tone * (now - at)) * Math.exp(-4 * (now - at))) / 2 ** nth),
    )
    const ending = Math.min(1, (2 - now) * 20)
    return Math.round(waves.reduce((sum, wave) => sum + wave, 0) * ending * 8000)
  })
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  await writeFile(path, Buffer.concat([header, Buffer.from(samples.buffer)]))
}

/** The same bytes each time. */
function packed(files) {
  return zipSync(files, { mtime: new Date(2026, 0, 1) })
}
