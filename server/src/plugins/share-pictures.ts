import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, toLanguage } from '@tutu/contract/core/languages'
import { sharedPicture } from '@tutu/contract/definition/row-page'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { createCodeSvg } from '../lib/code-svg.ts'
import type { Config } from '../data/config.ts'
import type { PublicReads } from '../engine/read/public-reads.ts'
import { noSuchAddress } from '../web/no-such-address.ts'
import { entryOf, SITE_FILES, type SiteBuild } from './site.ts'

const STATIC = join(SITE_FILES, 'static')
const COVERS = join(STATIC, 'covers')
/** The site's own picture; the others have the names of the covers. */
const SITE = 'tutu'
const WIDTH = 1200
const HEIGHT = 630
/** Of pictures of rows that are kept, bytes. */
const KEPT_BYTES = 16 * 1024 * 1024
const FOR_A_DAY = 'public, max-age=86400'

type Options = {
  load: () => Promise<SiteBuild>
  reads: PublicReads
  config: Pick<Config, 'siteConfig'>
  origin: string
}

/**
 * What a link shows in a chat, as bitmaps, because most of them show no SVG: `/share/<name>.png` of our own drawings,
 * `/share/<base>/<id>.png` of a row that has a page, with its picture and its name. `/share/code.svg?path=…` is the
 * code that a telephone reads an address of this site from.
 */
export const sharePicturesPlugin = plugin<Options>(
  async (app, { load, reads, config, origin }) => {
    const names = new Set([
      SITE,
      ...(existsSync(COVERS) ? readdirSync(COVERS) : []).map((file) => file.replace(/\.svg$/, '')),
    ])
    const drawn = new Map<string, Promise<Buffer>>()
    const rows = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length })
    const access = { access: { kind: 'public' }, isDownload: true } as const

    app.get<{ Params: { file: string } }>('/share/:file', { config: access }, async (request, reply) => {
      const name = request.params.file.replace(/\.png$/, '')
      if (!request.params.file.endsWith('.png') || !names.has(name)) throw noSuchAddress(request)
      let picture = drawn.get(name)
      if (!picture) drawn.set(name, (picture = draw(name)))
      picture.catch(() => drawn.delete(name))
      return reply
        .header('cache-control', FOR_A_DAY)
        .type('image/png')
        .send(await picture)
    })

    app.get<{ Params: { base: string; file: string } }>(
      '/share/:base/:file',
      { config: access },
      async (request, reply) => {
        const { base, file } = request.params
        const id = /^([1-9]\d{0,9})\.png$/.exec(file)?.[1]
        const language = toLanguage((request.query as Record<string, unknown>).lang)
        const row = id ? await readShown(base, id, language) : undefined
        if (!row) throw noSuchAddress(request)
        const key = JSON.stringify([base, id, language, row])
        const picture = rows.get(key) ?? (await drawRow(row, language))
        rows.set(key, picture)
        return reply.header('cache-control', FOR_A_DAY).type('image/png').send(picture)
      },
    )

    app.get('/share/code.svg', { config: access }, async (request, reply) => {
      const { path } = request.query as Record<string, unknown>
      // Of this site only, and no longer than what a telephone still reads.
      if (typeof path !== 'string' || path.length > 300 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path))
        throw noSuchAddress(request)
      return reply
        .header('cache-control', FOR_A_DAY)
        .type('image/svg+xml')
        .send(await createCodeSvg(origin + path))
    })

    async function draw(name: string): Promise<Buffer> {
      const svg =
        name === SITE
          ? entryOf((await load()).build).drawSharePicture()
          : widen(await readFile(join(COVERS, `${name}.svg`), 'utf8'))
      return toPng(Buffer.from(svg))
    }

    type Shown = { title: string; picture: string | undefined }

    async function readShown(base: string, id: string, language: Language): Promise<Shown | undefined> {
      const resource = reads.find(base)
      if (!resource?.definition.public.page) return undefined
      const answer = await reads.read(resource, { id }, language)
      if (answer.kind !== 'data') return undefined
      const { row } = answer.data as { row: Readonly<Record<string, unknown>> }
      const field = sharedPicture(resource.definition)
      return {
        title: String(row[resource.definition.label] ?? ''),
        picture: (field && (row[field] as string | null)) || undefined,
      }
    }

    async function drawRow({ title, picture }: Shown, language: Language): Promise<Buffer> {
      const [{ siteName }, { build }, { default: sharp }, canWrite] = await Promise.all([
        config.siteConfig(language),
        load(),
        import('sharp'),
        hasHanLetters(),
      ])
      const { svg, frame } = entryOf(build).drawRowPicture(canWrite ? { title, siteName } : { title: '', siteName: '' })
      const inside = picture ? await bytesOf(picture) : undefined
      const cover = inside && (await framed(inside, frame).catch(() => undefined))
      return sharp(Buffer.from(svg))
        .composite(cover ? [{ input: cover, left: frame.x, top: frame.y }] : [])
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer()
    }

    /** A picture as the site itself serves it; undefined where it is kept elsewhere. */
    async function bytesOf(path: string): Promise<Buffer | undefined> {
      if (!path.startsWith('/')) return undefined
      if (/^\/static\/(?:[\w-]+\/)+[\w.-]+$/.test(path)) return readFile(join(SITE_FILES, path)).catch(() => undefined)
      const { statusCode, rawPayload } = await app.inject({ url: path })
      return statusCode === 200 ? rawPayload : undefined
    }
  },
  { name: 'share-pictures' },
)

type Frame = { x: number; y: number; width: number; height: number; radius: number }

/** Fills the frame, its corners round. */
async function framed(picture: Buffer, { width, height, radius }: Frame): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  )
  return sharp(picture, { density: 144, limitInputPixels: 50_000_000 })
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/**
 * Whether this machine has letters for Chinese: where it has none, every character comes out as the same box, and a
 * picture says more without words.
 */
async function hasHanLetters(): Promise<boolean> {
  known ??= (async () => {
    const { default: sharp } = await import('sharp')
    const [one, other] = await Promise.all(
      ['图', '编'].map((letter) =>
        sharp(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><text x="4" y="40" font-size="40" font-family="sans-serif">${letter}</text></svg>`,
          ),
        )
          .raw()
          .toBuffer(),
      ),
    )
    return !one!.equals(other!)
  })()
  return known
}
let known: Promise<boolean> | undefined

/** Covers are 640 × 400 with their pattern over all of it: here it goes on to both sides. */
function widen(cover: string): string {
  return cover
    .replaceAll('M0 0H640V400H0Z', 'M-61 0H701V400H-61Z')
    .replace('viewBox="0 0 640 400" width="640"', 'viewBox="-61 0 762 400" width="762"')
}

/** The whole picture in the middle, the rest in the colour of its corner. */
async function toPng(svg: Buffer): Promise<Buffer> {
  // Loaded with the first picture: a start must not wait for it.
  const { default: sharp } = await import('sharp')
  const picture = sharp(svg, { density: 144 }).resize({ height: HEIGHT }).removeAlpha()
  const [r = 255, g = 251, b = 243] = await picture
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const inside = await picture.png().toBuffer()
  return sharp(inside)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'contain', background: { r, g, b } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
