import type { Scaffolding } from './scaffolding.ts'

const WIDTH = 480
const HEIGHT = 360
const QUALITY = 0.85

/** What the stage shows, as a JPEG data URL of 480 × 360 px. */
export async function takeCover({ vm }: Scaffolding): Promise<string> {
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
