import type { PicturePoint } from '@tutu/contract/core/upload'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import type { PercentCrop } from 'react-image-crop'
import { useUploadText } from '../text.ts'

type Props = {
  url: string
  size: { width: number; height: number }
  crop: PercentCrop
  /** Absent: the middle. */
  value: PicturePoint | null
  onChange: (point: PicturePoint) => void
}

const MIDDLE: PicturePoint = { x: 50, y: 50 }
/** Shapes that pages cut pictures to. */
const FRAMES = ['8 / 5', '1 / 1', '3 / 4'] as const
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)))

/** Where a picture must stay in sight, by pointer or arrow keys, and how it then looks where it is cut. */
export function FocusPicker({ url, size, crop, value, onChange }: Props) {
  const text = useUploadText()
  const { x, y } = value ?? MIDDLE
  const shape = (size.width * crop.width) / (size.height * crop.height)
  const point = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: within(((clientX - box.left) / box.width) * 100),
      y: within(((clientY - box.top) / box.height) * 100),
    })
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    onChange({ x: within(x + by[0] * far), y: within(y + by[1] * far) })
  }
  return (
    <div className="focus-picker">
      <button
        type="button"
        className="focus-picture"
        style={{ aspectRatio: shape, maxWidth: `calc(46vh * ${shape.toFixed(4)})` }}
        aria-label={text('focusAt', { x, y })}
        aria-live="polite"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
        onKeyDown={step}
      >
        <img src={url} alt="" draggable={false} style={cutTo(crop)} />
        <span className="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <div className="focus-frames" aria-hidden>
        {FRAMES.map((frame) => (
          <Frame key={frame} frame={frame} shape={shape} url={url} crop={crop} point={{ x, y }} />
        ))}
      </div>
    </div>
  )
}

/** The picture fills its box with the part that was cut out of it. */
function cutTo({ x, y, width, height }: PercentCrop): CSSProperties {
  return {
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
    left: `${(-x * 100) / width}%`,
    top: `${(-y * 100) / height}%`,
  }
}

type FrameProps = { frame: string; shape: number; url: string; crop: PercentCrop; point: PicturePoint }

/** As `object-fit: cover` and `object-position` do it, for a part of a picture. */
function Frame({ frame, shape, url, crop, point }: FrameProps) {
  const [wide = 1, high = 1] = frame.split(' / ').map(Number)
  const factor = shape / (wide / high)
  const inner: CSSProperties =
    factor > 1
      ? { width: `${factor * 100}%`, height: '100%', left: `${((1 - factor) * point.x).toFixed(2)}%`, top: 0 }
      : { width: '100%', height: `${100 / factor}%`, left: 0, top: `${((1 - 1 / factor) * point.y).toFixed(2)}%` }
  return (
    <span className="focus-frame" style={{ aspectRatio: frame }}>
      <span className="focus-frame-picture" style={inner}>
        <img src={url} alt="" draggable={false} style={cutTo(crop)} />
      </span>
    </span>
  )
}
