import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { isGoingFrom, setTabQuery } from '../stores/nav-tabs.ts'
import { usePane } from './pane.ts'

type SetParams = (params: URLSearchParams, options?: NavigateOptions) => void

type Place = { location: Location; setParams: SetParams }

const PlaceContext = createContext<Place | null>(null)

type Props = { isFrozen?: boolean; children: ReactNode }

/**
 * Tells the screen inside its own address: the page's, or, while frozen, what that was when it was last not. Screens ask
 * here and not the router, whose hooks follow the page and would draw every hidden screen anew with each step. What a
 * screen changes in its query while it is frozen, or one is on the way from it, is kept by its tab until one comes back.
 */
export function ScreenLocation({ isFrozen = false, children }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const tab = usePane()?.path
  const own = useRef(location)
  const isHidden = useRef(isFrozen)
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  // Not while rendering: what React begins to draw and gives up for a later address was never this screen's.
  useLayoutEffect(() => {
    isHidden.current = isFrozen
    if (!isFrozen) own.current = location
  }, [isFrozen, location])
  const setParams = useCallback<SetParams>(
    (params, options) => {
      const { pathname } = own.current
      if (!isHidden.current && !isGoingFrom(pathname)) return void navigate(`?${params}`, options)
      own.current = { ...own.current, search: params.size > 0 ? `?${params}` : '' }
      setTabQuery(tab ?? pathname, own.current.search)
      drawAnew()
    },
    [navigate, tab],
  )
  const shown = isFrozen ? own.current : location
  const place = useMemo(() => ({ location: shown, setParams }), [shown, setParams])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('A screen stands in a ScreenLocation')
  return place
}

export const useScreenLocation = (): Location => usePlace().location

/** The query of the screen's address, and what changes it. */
export function useScreenParams(): [URLSearchParams, SetParams] {
  const { location, setParams } = usePlace()
  const { search } = location
  const params = useMemo(() => new URLSearchParams(search), [search])
  return [params, setParams]
}
