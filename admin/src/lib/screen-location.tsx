import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { type Location, type NavigateFunction, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { isGoingFrom } from '../stores/nav-tabs.ts'

type Place = { location: Location; navigate: NavigateFunction }

const PlaceContext = createContext<Place | null>(null)

type Props = { isFrozen?: boolean; children: ReactNode }

/**
 * Tells the screen inside its own address: the page's, or, while frozen, what that was when it was last not. Screens ask
 * here and not the router, whose hooks follow the page and would draw every hidden screen anew with each step.
 */
export function ScreenLocation({ isFrozen = false, children }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => ({ location, navigate }), [location, navigate])
  const last = useRef(place)
  // Not while rendering: what React begins to draw and gives up for a later address was never this screen's.
  useLayoutEffect(() => {
    if (!isFrozen) last.current = place
  }, [isFrozen, place])
  return <PlaceContext value={isFrozen ? last.current : place}>{children}</PlaceContext>
}

function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('A screen stands in a ScreenLocation')
  return place
}

export const useScreenLocation = (): Location => usePlace().location

type SetParams = (params: URLSearchParams, options?: NavigateOptions) => void

/**
 * The query of the screen's address, and what changes it: not once one is on the way to another screen, whose address it
 * would be that changes, or which would never be reached.
 */
export function useScreenParams(): [URLSearchParams, SetParams] {
  const { location, navigate } = usePlace()
  const { pathname, search } = location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetParams>(
    (next, options) => {
      if (!isGoingFrom(pathname)) void navigate(`?${next}`, options)
    },
    [navigate, pathname],
  )
  return [params, setParams]
}
