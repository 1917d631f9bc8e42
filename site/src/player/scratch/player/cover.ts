import type { Scaffolding, Skin } from './scaffolding.ts'

const WIDTH = 480
const HEIGHT = 360
const QUALITY = 0.85
/** ms; an image that failed before anybody listened would be waited for without end. */
const DRAWINGS_WITHIN = 3000

/** What the stage shows, as a JPEG data URL of 480 × 360 px. */
export async function takeCover({ vm }: Scaffolding): Promise<string> {
  await drawingsLoaded(vm.renderer._allSkins)
  const picture = new Image()
  picture.src = await new Promise<string>((resolve) => {
    vm.renderer.requestSnapshot(resolve)
    vm.renderer.draw()
  })
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // The stage is white where nothing is drawn; JPEG would make it black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** Until then the stage is empty where a drawing belongs. */
async function drawingsLoaded(skins: readonly (Skin | undefined)[]): Promise<void> {
  // An empty drawing never counts as loaded.
  const loading = skins.flatMap((skin) =>
    skin?._svgImage && !skin._svgImageLoaded && !skin.size.includes(0) ? [skin._svgImage] : [],
  )
  // The runtime's own listener was there first: when these hear of it, the skin is ready.
  const settled = loading.map(
    (image) =>
      new Promise<void>((resolve) => {
        image.addEventListener('load', () => resolve(), { once: true })
        image.addEventListener('error', () => resolve(), { once: true })
      }),
  )
  await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, DRAWINGS_WITHIN))])
}
