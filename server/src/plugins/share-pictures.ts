import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import plugin from 'fastify-plugin'
import { entryOf, SITE_FILES, type SiteBuild } from './site.ts'
import { noSuchAddress } from '../web/no-such-address.ts'

const COVERS = join(SITE_FILES, 'static/covers')
/** The site's own picture; the others have the names of the covers. */
const SITE = 'tutu'
const WIDTH = 1200
const HEIGHT = 630

/** /share/<name>.png: what a link shows in a chat, drawn once from our own SVG, because most of them show no SVG. */
export const sharePicturesPlugin = plugin<{ load: () => Promise<SiteBuild> }>(
  async (app, { load }) => {
    const names = new Set([
      SITE,
      ...(existsSync(COVERS) ? readdirSync(COVERS) : []).map((file) => file.replace(/\.svg$/, '')),
    ])
    const drawn = new Map<string, Promise<Buffer>>()

    app.get<{ Params: { file: string } }>(
      '/share/:file',
      { config: { access: { kind: 'public' }, isDownload: true } },
      async (request, reply) => {
        const name = request.params.file.replace(/\.png$/, '')
        if (!request.params.file.endsWith('.png') || !names.has(name)) throw noSuchAddress(request)
        let picture = drawn.get(name)
        if (!picture) drawn.set(name, (picture = draw(name)))
        picture.catch(() => drawn.delete(name))
        return reply
          .header('cache-control', 'public, max-age=86400')
          .type('image/png')
          .send(await picture)
      },
    )

    async function draw(name: string): Promise<Buffer> {
      const svg =
        name === SITE
          ? entryOf((await load()).build).drawSharePicture()
          : widen(await readFile(join(COVERS, `${name}.svg`), 'utf8'))
      return toPng(Buffer.from(svg))
    }
  },
  { name: 'share-pictures' },
)

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
