import type { Renderer, SkinImage } from './scaffolding.ts'

/** What a picture is drawn from, in dots. */
type Bitmap = HTMLCanvasElement | ImageBitmap

/** As the runtime asks for it where a costume has one dot for each of the stage's, as Scratch 2 kept them: twice as many. */
export type BitmapAdapter = {
  resize(bitmap: Bitmap, width: number, height: number): HTMLCanvasElement
  convertDataURIToBinary(dataUrl: string): Uint8Array
}

const NOTHING = 'data:image/png;base64,'

/** What is still to be drawn on a canvas before it is looked at. */
const undrawn = new WeakMap<object, () => void>()

/**
 * Enlarges in one step, dots staying dots. The runtime would keep what comes of it as a PNG for a project that is saved
 * again, which takes longer than all else of a page's opening; a page saves nothing, so none is made.
 */
export const PLAYED_BITMAPS: BitmapAdapter = {
  resize(bitmap, width, height) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.toDataURL = () => NOTHING
    const draw = (): void => {
      const context = canvas.getContext('2d')!
      context.imageSmoothingEnabled = false
      context.drawImage(bitmap, 0, 0, width, height)
    }
    // The runtime draws on its canvases again and again; bitmaps stay as they are.
    if (bitmap instanceof HTMLCanvasElement) draw()
    else undrawn.set(canvas, draw)
    return canvas
  },
  convertDataURIToBinary: () => new Uint8Array(),
}

/**
 * Costumes are enlarged and handed to WebGL when something first wears them: a project has many more of them than are on
 * its stage when it opens. Until then a skin holds one dot, and answers with the size of its costume.
 */
export function dressLate(renderer: Renderer): void {
  const waiting = new Map<number, { image: SkinImage; resolution: number; centre: readonly number[] | undefined }>()
  const { createBitmapSkin, updateBitmapSkin, updateDrawableSkinId, getSkinSize, getSkinRotationCenter, destroySkin } =
    renderer

  function dress(skin: number): void {
    const late = waiting.get(skin)
    if (!late) return
    waiting.delete(skin)
    undrawn.get(late.image)?.()
    undrawn.delete(late.image)
    updateBitmapSkin.call(renderer, skin, late.image, late.resolution, late.centre)
  }

  renderer.createBitmapSkin = (image, resolution, centre) => {
    const isItsOwn = image instanceof ImageBitmap || (image instanceof HTMLCanvasElement && undrawn.has(image))
    if (!isItsOwn || !resolution) return createBitmapSkin.call(renderer, image, resolution, centre)
    const skin = createBitmapSkin.call(renderer, new ImageData(1, 1), resolution, [0, 0])
    waiting.set(skin, { image, resolution, centre })
    return skin
  }
  renderer.updateBitmapSkin = (skin, image, resolution, centre) => {
    waiting.delete(skin)
    updateBitmapSkin.call(renderer, skin, image, resolution, centre)
  }
  renderer.updateDrawableSkinId = (drawable, skin) => {
    dress(skin)
    updateDrawableSkinId.call(renderer, drawable, skin)
  }
  renderer.getSkinSize = (skin) => {
    const late = waiting.get(skin)
    if (!late) return getSkinSize.call(renderer, skin)
    return [late.image.width / late.resolution, late.image.height / late.resolution]
  }
  renderer.getSkinRotationCenter = (skin) => {
    dress(skin)
    return getSkinRotationCenter.call(renderer, skin)
  }
  renderer.destroySkin = (skin) => {
    waiting.delete(skin)
    destroySkin.call(renderer, skin)
  }
}
