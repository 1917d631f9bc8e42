import { course } from '@tutu/contract/resources/course'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PublicReads } from '../engine/read/public-reads.ts'
import { sharePicturesPlugin } from './share-pictures.ts'
import type { SiteBuild } from './site.ts'

const FRAME = { x: 100, y: 100, width: 400, height: 250, radius: 10 }
const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="100%" height="100%" fill="#f00"/></svg>'

/** The card of a row with this picture: whether its frame is filled. */
async function isFilled(cover: string): Promise<boolean> {
  const app = fastify()
  const entry = { drawRowPicture: () => ({ svg: CARD, frame: FRAME }) }
  await app.register(sharePicturesPlugin, {
    load: async () => ({ build: { entry: { module: entry } } }) as unknown as SiteBuild,
    reads: {
      find: () => ({ definition: course }),
      read: async () => ({ kind: 'data', data: { row: { title: '躲猫猫', cover } } }),
    } as unknown as PublicReads,
    config: { siteConfig: async () => ({ siteName: '图图' }) } as never,
    origin: 'https://tutu.example',
  })
  const { rawPayload } = await app.inject('/share/course/7.png')
  await app.close()
  const pixel = { left: FRAME.x + 200, top: FRAME.y + 125, width: 1, height: 1 }
  const [red, green, blue] = await sharp(rawPayload).extract(pixel).removeAlpha().raw().toBuffer()
  return red !== 255 || green !== 0 || blue !== 0
}

test.each(['/static/covers/python-turtle-art.svg', '/static/lessons/python-turtle-art/night-garden-0.svg'])(
  'the card of a row has its picture %s',
  async (cover) => expect(await isFilled(cover)).toBe(true),
)

test.each(['/static/../package.json', '/static/lessons/../../package.json', '/nowhere.svg'])(
  'a card is drawn without the picture that is none: %s',
  async (cover) => expect(await isFilled(cover)).toBe(false),
)
