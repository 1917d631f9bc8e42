import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { TutuFigure } from './tutu-poses'
import type { TutuPose } from './tutu-poses'

export type { TutuPose } from './tutu-poses'

export interface TutuProps {
  pose: TutuPose
  /** Say what the picture means here; leave out where the text beside it already does. */
  title?: string
  className?: string
}

export function Tutu({ pose, title, className }: TutuProps) {
  const named = title ? { role: 'img' as const } : { 'aria-hidden': true as const }
  return (
    <SameEverywhere
      as="svg"
      by={`tutu ${pose} ${title ?? ''}`}
      viewBox="0 0 200 200"
      className={className}
      focusable="false"
      {...named}
    >
      {() => (
        <>
          {title ? <title>{title}</title> : null}
          <TutuFigure pose={pose} />
        </>
      )}
    </SameEverywhere>
  )
}
