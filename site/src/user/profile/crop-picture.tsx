import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useProfileText } from './use-text.ts'

type Props = {
  picture: ImageBitmap
  isBusy: boolean
  onDone: (picture: Blob) => void
  onCancel: () => void
}

/** px of the square that is shown, and of the picture that is kept. */
const SHOWN = 280
const KEPT = 320
const ZOOM_MAX = 4

/** How much larger than just filling the square; the middle of the picture from the square's, in px of the square. */
type Place = { zoom: number; x: number; y: number }

/** Cuts a square out of a picture. */
export function CropPicture({ picture, isBusy, onDone, onCancel }: Props) {
  const t = useProfileText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [place, setPlace] = useState<Place>({ zoom: 1, x: 0, y: 0 })
  const grip = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) draw(context, picture, place, SHOWN)
  }, [picture, place])

  const most = farthest(picture, place.zoom)
  const set = (change: Partial<Place>) => setPlace((before) => within(picture, { ...before, ...change }))
  const move = (x: number, y: number) =>
    setPlace((before) => within(picture, { ...before, x: before.x + x, y: before.y + y }))

  function onPointerDown(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  function onPointerMove(event: PointerEvent<HTMLCanvasElement>): void {
    if (!grip.current) return
    // The square may be shown smaller than it is drawn.
    const scale = SHOWN / event.currentTarget.getBoundingClientRect().width
    move((event.clientX - grip.current.x) * scale, (event.clientY - grip.current.y) * scale)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  function finish(): void {
    const kept = document.createElement('canvas')
    kept.width = KEPT
    kept.height = KEPT
    const context = kept.getContext('2d')
    if (!context) return
    draw(context, picture, place, KEPT)
    kept.toBlob((blob) => blob && onDone(blob), 'image/jpeg', 0.9)
  }

  return (
    <div className="crop">
      <p>{t('cropHint')}</p>
      <canvas
        ref={canvas}
        width={SHOWN}
        height={SHOWN}
        aria-hidden
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => (grip.current = undefined)}
        onPointerCancel={() => (grip.current = undefined)}
      />
      <Slider label={t('zoom')} min={1} max={ZOOM_MAX} value={place.zoom} onChange={(zoom) => set({ zoom })} />
      <Slider label={t('sideways')} min={-most.x} max={most.x} value={place.x} onChange={(x) => set({ x })} />
      <Slider label={t('upwards')} min={-most.y} max={most.y} value={place.y} onChange={(y) => set({ y })} />
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={finish}>
          {isBusy ? t('sending') : t('cropDone')}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {t('cropCancel')}
        </button>
      </p>
    </div>
  )
}

type SliderProps = { label: string; min: number; max: number; value: number; onChange: (value: number) => void }

/** Nothing where there is nothing to move. */
function Slider({ label, min, max, value, onChange }: SliderProps) {
  if (max - min < 1) return null
  return (
    <label className="crop-slider">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step="any"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}

/** px of the picture's sides in a square of `size`. */
function sides({ width, height }: ImageBitmap, zoom: number, size: number) {
  const scale = (size / Math.min(width, height)) * zoom
  return { width: width * scale, height: height * scale }
}

/** px that the picture can be moved to either side. */
function farthest(picture: ImageBitmap, zoom: number) {
  const { width, height } = sides(picture, zoom, SHOWN)
  return { x: (width - SHOWN) / 2, y: (height - SHOWN) / 2 }
}

/** Never so far that the square shows what is beside the picture. */
function within(picture: ImageBitmap, { zoom, x, y }: Place): Place {
  const most = farthest(picture, zoom)
  return { zoom, x: Math.min(most.x, Math.max(-most.x, x)), y: Math.min(most.y, Math.max(-most.y, y)) }
}

function draw(context: CanvasRenderingContext2D, picture: ImageBitmap, { zoom, x, y }: Place, size: number): void {
  const { width, height } = sides(picture, zoom, size)
  const scale = size / SHOWN
  // What can be seen through becomes white: the kept picture has no see-through parts.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, (size - width) / 2 + x * scale, (size - height) / 2 + y * scale, width, height)
}
