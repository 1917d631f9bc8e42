import { useEffect, useRef } from 'react'
import { focusOn, isFocusLost } from '../../lib/keep-focus.ts'
import { useStarsInAccount } from '../../lib/member/use-stars-in-account.ts'
import { useStored } from '../../lib/use-stored.ts'
import { PartBoundary, useLoaded } from '../../shell/part-boundary.tsx'
import { createPart } from '../../shell/part.ts'
import { keptProgress } from './keep/progress.ts'
import { WorldMap } from './map/world-map.tsx'
import { hashOf, type Place } from './place.ts'
import { usePlace } from './use-place.ts'
import { useSuperText } from './use-super-text.ts'

const views = createPart(() => import('./views.tsx'))

/** The map, or the place that the address names. */
export function SuperTool() {
  const t = useSuperText()
  const place = usePlace()
  const tool = useArrival(place)
  useStarsInAccount(useStored(keptProgress)[0].stars)
  // So that a level opens at once, and without a network.
  useEffect(() => {
    const soon = setTimeout(views.load, 1500)
    return () => clearTimeout(soon)
  }, [])
  return (
    <div ref={tool} className="super-tool" data-view={place.view}>
      {place.view === 'map' ? (
        <WorldMap />
      ) : (
        <PartBoundary
          part={views}
          loading={
            <p className="super-loading" role="status">
              {t('loading')}
            </p>
          }
        >
          {/* A level that is being made stays what it is while it is tried and sent on. */}
          {({ Views }) => <Views key={place.view === 'make' ? 'make' : hashOf(place)} place={place} />}
        </PartBoundary>
      )}
    </div>
  )
}

/** A link that leads to another place of the game is gone there: go on at the place's heading, at the top, once that is there. */
function useArrival(place: Place) {
  const tool = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  const isComing = useRef(false)
  const hash = hashOf(place)
  const isLoaded = useLoaded(views) !== undefined
  const isThere = isLoaded || place.view === 'map'
  useEffect(() => {
    const isArrival = last.current !== undefined && last.current !== hash
    last.current = hash
    if (isArrival) {
      isComing.current = true
      tool.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    if (!isComing.current || !isThere) return
    isComing.current = false
    if (isFocusLost()) focusOn(tool.current?.querySelector<HTMLElement>('.screen-title'))
  }, [hash, isThere])
  return tool
}
