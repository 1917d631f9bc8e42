import type { PictureEdit } from '@tutu/contract/core/upload'
import { useCallback, useEffect, useState } from 'react'

/** px: as large as it is ever shown. */
const SIDE_MAX = 1600

type Turned = { url: string; turn: PictureEdit['turn']; size: { width: number; height: number } }

/** A picture as it looks turned, small enough for a screen; the server turns the original itself. */
export function useTurned(source: string, turn: PictureEdit['turn']) {
  const [turned, setTurned] = useState<Turned>()
  const [isLost, setLost] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    let made = ''
    draw(source, turn).then(
      (next) => {
        made = next.url
        if (isCurrent) setTurned(next)
        else URL.revokeObjectURL(made)
      },
      () => isCurrent && setLost(true),
    )
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [source, turn, tries])
  const retry = useCallback(() => {
    setLost(false)
    setTries((count) => count + 1)
  }, [])
  // What shows it the other way round is none of this.
  const shown = turned?.turn === turn ? turned : undefined
  return { url: shown?.url, size: shown?.size, isLost, retry }
}

async function draw(source: string, turn: PictureEdit['turn']): Promise<Turned> {
  const image = new Image()
  // It may lie on a CDN or in a bucket; what a canvas has drawn without leave it does not give away.
  image.crossOrigin = 'anonymous'
  image.src = source
  await image.decode()
  const scale = Math.min(1, SIDE_MAX / Math.max(image.naturalWidth, image.naturalHeight))
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)]
  const isLying = turn % 180 !== 0
  const canvas = document.createElement('canvas')
  canvas.width = isLying ? height : width
  canvas.height = isLying ? width : height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(image, -width / 2, -height / 2, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('no picture')
  return { url: URL.createObjectURL(blob), turn, size: { width: canvas.width, height: canvas.height } }
}
