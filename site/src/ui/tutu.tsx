import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { TutuFigure } from './tutu-poses'
import type { TutuPose } from './tutu-poses'

export type { TutuPose } from './tutu-poses'

export interface TutuProps {
  pose: TutuPose
  className?: string
}

export function Tutu({ pose, className }: TutuProps) {
  return (
    <SameEverywhere
      as="svg"
      by={`tutu ${pose}`}
      viewBox="0 0 200 200"
      className={className}
      focusable="false"
      aria-hidden
    >
      {() => <TutuFigure pose={pose} />}
    </SameEverywhere>
  )
}
