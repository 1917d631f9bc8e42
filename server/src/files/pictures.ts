import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@tutu/contract/core/errors'
import { type PictureEdit, thumbnailWidths } from '@tutu/contract/core/upload'
import type { Sharp, SharpOptions } from 'sharp'
import { PIXELS_MAX, refusePixels } from './declared-size.ts'
import { canStrip, PROFILE_MAX, withoutMetadata } from './strip-metadata.ts'

/** The longest side of a thumbnail, in px: WebP takes no more. */
const SIDE_MAX = 16_383
/** The shortest side of what is cut out, in px. */
const CROP_MIN = 16
/** Bytes of the placeholder as a data URI. */
const BLUR_MAX = 400
/** Seconds one step of work may take. */
const PATIENCE = 20

/** What is known of a picture once it is read. Sizes in px as it is shown, that is after turning. */
export type Picture = { width: number; height: number; blur: string; isAnimated: boolean }

/** A thumbnail as it is stored beside the picture. */
export type Thumbnail = { width: number; format: 'webp' | 'avif'; bytes: Buffer }

/** Runs in the pictures' own process (`picture-process.ts`); one core is enough for it. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const OPTIONS: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true }

/** What sharp calls the formats that are pictures here. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

/** Whether pictures of a type are measured and prepared; others (BMP) are kept as they are. */
export function isReadable(mimetype: string): boolean {
  return Object.hasOwn(FORMATS, mimetype)
}

/**
 * Size and kind of a picture from its header. Throws `upload.pixels` for one that is too large, `upload.incomplete` for
 * bytes that are no such picture.
 */
async function readHeader(path: string, mimetype: string) {
  const sharp = await openSharp()
  const header = await sharp(path, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header || header.format !== FORMATS[mimetype] || !header.width || !header.height) {
    throw new Failure('upload.incomplete')
  }
  const { width, height } = header
  refusePixels({ width, height })
  const turned = header.autoOrient
  return {
    width: turned.width,
    height: turned.height,
    orientation: header.orientation ?? 1,
    isAnimated: (header.pages ?? 1) > 1,
    hasMetadata: Boolean(header.exif || header.xmp || header.iptc || (header.icc?.length ?? 0) > PROFILE_MAX),
  }
}

/**
 * Makes a new picture ready: metadata taken out (the file at `path` is replaced), sizes, placeholder and thumbnails in
 * WebP. Animations are shown as they are and get no thumbnails.
 */
export async function preparePicture(path: string, mimetype: string): Promise<Picture & { thumbnails: Thumbnail[] }> {
  const { orientation, hasMetadata, ...facts } = await readHeader(path, mimetype)
  await clean(path, mimetype, { orientation, hasMetadata })
  const widths = facts.isAnimated ? [] : widthsOf(facts)
  const thumbnails = await makeThumbnails(path, widths, 'webp')
  return { ...facts, blur: await makeBlur(thumbnails.at(-1)?.bytes ?? path), thumbnails }
}

/** The same thumbnails in AVIF, which takes some twenty times as long. */
export function makeAvif(path: string, widths: readonly number[]): Promise<Thumbnail[]> {
  return makeThumbnails(path, widths, 'avif')
}

/**
 * Writes the picture at `path`, turned and cut, to `target`, in its own format. Throws `picture.moves` for one that moves,
 * `picture.crop` where nothing would be left of it.
 */
export async function editPicture(
  path: string,
  mimetype: string,
  { turn, crop }: PictureEdit,
  target: string,
): Promise<void> {
  const { width, height, isAnimated } = await readHeader(path, mimetype)
  if (isAnimated) throw new Failure('picture.moves')
  const sharp = await openSharp()
  const whole = turn % 180 === 0 ? { width, height } : { width: height, height: width }
  // As the camera says first, then as is asked for.
  let picture = sharp(path, OPTIONS).autoOrient().timeout({ seconds: PATIENCE }).rotate(turn)
  if (crop) picture = picture.extract(cutOut(whole, crop))
  await encode(picture, mimetype).toFile(target)
}

/** A drawing of the site's own (SVG) as a PNG, so many px wide. */
export async function drawPicture(path: string, width: number): Promise<Buffer> {
  const sharp = await openSharp()
  return sharp(path, { density: 144 }).resize({ width }).png({ palette: true }).toBuffer()
}

/** The part in px, inside the picture however it is rounded. */
function cutOut(whole: { width: number; height: number }, crop: NonNullable<PictureEdit['crop']>) {
  const left = Math.round(crop.x * whole.width)
  const top = Math.round(crop.y * whole.height)
  const width = Math.min(Math.round(crop.width * whole.width), whole.width - left)
  const height = Math.min(Math.round(crop.height * whole.height), whole.height - top)
  if (width < CROP_MIN || height < CROP_MIN) throw new Failure('picture.crop', { params: { min: CROP_MIN } })
  return { left, top, width, height }
}

/** What is made anew loses a little: so little that it is not seen. */
function encode(picture: Sharp, mimetype: string): Sharp {
  switch (FORMATS[mimetype]) {
    case 'png':
      return picture.png()
    case 'gif':
      return picture.gif()
    case 'webp':
      return picture.webp({ quality: 92 })
    case 'heif':
      return picture.avif({ quality: 70, effort: 3 })
    default:
      return picture.jpeg({ quality: 92 })
  }
}

function widthsOf({ width, height }: { width: number; height: number }): number[] {
  return thumbnailWidths(width).filter((one) => (height * one) / width <= SIDE_MAX)
}

async function clean(
  path: string,
  mimetype: string,
  { orientation, hasMetadata }: { orientation: number; hasMetadata: boolean },
): Promise<void> {
  const target = `${path}.clean`
  try {
    if (canStrip(mimetype)) {
      const stripped = await withoutMetadata(path, mimetype, orientation)
      if (!stripped) throw new Failure('upload.incomplete')
      if (stripped.size === (await stat(path)).size && !hasMetadata) return
      await pipeline(stripped.stream(), createWriteStream(target))
    } else if (hasMetadata) {
      // AVIF hides it among the picture's own boxes: written anew.
      const sharp = await openSharp()
      await sharp(path, OPTIONS).autoOrient().timeout({ seconds: PATIENCE }).avif({ effort: 2 }).toFile(target)
    } else return
    await rename(target, path)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

/**
 * Each size from the next larger one, the largest from the file itself, which JPEG and WebP can read in a half, a
 * quarter or an eighth at once.
 */
async function makeThumbnails(path: string, widths: readonly number[], format: 'webp' | 'avif'): Promise<Thumbnail[]> {
  const sharp = await openSharp()
  const thumbnails: Thumbnail[] = []
  let source: Sharp = sharp(path, OPTIONS).autoOrient()
  for (const width of widths.toSorted((a, b) => b - a)) {
    const { data, info } = await source
      .resize({ width })
      .timeout({ seconds: PATIENCE })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
    const encoded = sharp(data, raw).timeout({ seconds: PATIENCE })
    const bytes = await (
      format === 'webp' ? encoded.webp({ quality: 78, effort: 3 }) : encoded.avif({ quality: 55, effort: 3 })
    ).toBuffer()
    thumbnails.push({ width, format, bytes })
    source = sharp(data, raw)
  }
  return thumbnails
}

/** A few pixels of the picture for the moment before it is there. */
async function makeBlur(source: string | Buffer): Promise<string> {
  const sharp = await openSharp()
  for (const [side, quality] of [
    [16, 40],
    [12, 20],
    [8, 10],
    [4, 1],
  ] as const) {
    const bytes = await sharp(source, OPTIONS)
      .autoOrient()
      .resize(side, side, { fit: 'inside' })
      .timeout({ seconds: PATIENCE })
      .webp({ quality, alphaQuality: quality, effort: 3 })
      .toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= BLUR_MAX) return uri
  }
  return ''
}
