/** What a picture is drawn from, in dots. */
type Bitmap = HTMLCanvasElement | ImageBitmap

/** As the runtime asks for it where a costume has one dot for each of the stage's, as Scratch 2 kept them: twice as many. */
export type BitmapAdapter = {
  resize(bitmap: Bitmap, width: number, height: number): HTMLCanvasElement
  convertDataURIToBinary(dataUrl: string): Uint8Array
}

const NOTHING = 'data:image/png;base64,'

/**
 * Enlarges in one step, dots staying dots. The runtime would keep what comes of it as a PNG for a project that is saved
 * again, which takes longer than all else of a page's opening; a page saves nothing, so none is made.
 */
export const PLAYED_BITMAPS: BitmapAdapter = {
  resize(bitmap, width, height) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')!
    context.imageSmoothingEnabled = false
    context.drawImage(bitmap, 0, 0, width, height)
    canvas.toDataURL = () => NOTHING
    return canvas
  },
  convertDataURIToBinary: () => new Uint8Array(),
}
