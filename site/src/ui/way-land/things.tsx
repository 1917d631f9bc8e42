import type { ReactNode } from 'react'
import { TutuFigure, type TutuPose } from '../tutu-poses.tsx'

// What stands in the landscape. Flat colours with one dark outline; those of the land come from styles/way.css, by day and night.

export const WOOD = '#D9A868'
export const WOOD_SHADE = '#B98446'
export const CREAM = '#FFFDF8'
export const CARROT = '#EC6518'
export const LEAF = '#3FA873'
export const SKY = '#4BA3EA'
export const BERRY = '#D6456F'
export const HONEY = '#F5B82E'
export const VIOLET = '#8B6CF0'
export const TEAL = '#2BA3B5'
export const STONE = '#C3CBD2'

export type At = { x: number; y: number; scale?: number }

function Put({ x, y, scale = 1, children }: At & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>{children}</g>
}

export function Rabbit({ pose, ...place }: At & { pose: TutuPose }) {
  const { scale = 1 } = place
  return (
    <Put {...place}>
      <TutuFigure pose={pose} lineWidth={4 / scale} />
    </Put>
  )
}

/** Round like a lollipop, or a fir; its foot at (x, y). */
export function Tree({ fir = false, ...place }: At & { fir?: boolean }) {
  return (
    <Put {...place}>
      <path fill={WOOD_SHADE} d="M-6 0L-5-30H5L6 0Z" />
      {fir ? (
        <path className="m-fir" d="M0-104L24-66H13L31-36H16L34-14H-34L-16-36H-31L-13-66H-24Z" />
      ) : (
        <>
          <path
            className="m-tree"
            d="M0-92C22-94 36-78 32-62C44-50 36-26 14-26C6-20-8-20-14-26C-36-26-44-48-32-62C-36-78-22-94 0-92Z"
          />
          <path className="m-tree-light" stroke="none" d="M-4-84C-18-84-27-74-25-63C-14-66-8-74-4-84Z" />
        </>
      )}
    </Put>
  )
}

export function Cloud({ x, y, scale = 1 }: At) {
  return (
    <Put x={x} y={y} scale={scale}>
      <path className="m-cloud" d="M-54 20C-78 20-80-8-56-10C-54-36-18-42-6-22C10-38 40-26 36-4C60-4 60 20 38 20Z" />
    </Put>
  )
}

export function Flower({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <path stroke="#2F7D55" strokeWidth="3" d="M0 0V12" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx="0" cy="-5" r="4" fill={fill} transform={`rotate(${turn})`} />
      ))}
      <circle r="3" fill={HONEY} />
    </g>
  )
}

export function Balloon({ x, y }: At) {
  return (
    <Put x={x} y={y}>
      <path fill={CREAM} d="M0-52C32-52 48-28 42-4C36 18 16 32 10 42H-10C-16 32-36 18-42-4C-48-28-32-52 0-52Z" />
      <path stroke="none" fill={BERRY} d="M-14-49C-30-30-28 10-10 40H-10C-16 32-36 18-42-4C-47-26-34-46-14-49Z" />
      <path stroke="none" fill={SKY} d="M14-49C30-30 28 10 10 40C16 32 36 18 42-4C47-26 34-46 14-49Z" />
      <path fill="none" d="M0-52C32-52 48-28 42-4C36 18 16 32 10 42H-10C-16 32-36 18-42-4C-48-28-32-52 0-52Z" />
      <path fill={WOOD} d="M-11 54H11L9 72H-9Z" />
      <path strokeWidth="3" d="M-10 42L-11 54M10 42L11 54" />
    </Put>
  )
}
