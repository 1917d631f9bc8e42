/** What a canvas shows, as the bytes of a picture. `quality`: of JPEG, 0 to 1. Rejects where the browser makes none. */
export function canvasPicture(
  canvas: HTMLCanvasElement,
  type: 'image/png' | 'image/jpeg',
  quality?: number,
): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))), type, quality),
  )
}
