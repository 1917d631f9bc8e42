import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { focusOn, isFocusLost } from '../lib/keep-focus.ts'
import { useText } from '../lib/use-site.ts'
import { LOST_TEXTS } from './lost-texts.ts'
import type { Part, PartState } from './part.ts'

type PartBoundaryProps<T> = {
  part: Part<T>
  /** Shown while the part comes for the first time. */
  loading?: ReactNode
  children: (loaded: T) => ReactNode
}

/**
 * Fetches a part and shows it; where it cannot be had, a notice with a button in its place, so that the rest of the
 * page stays. `<PartBoundary part={views}>{({ Views }) => <Views />}</PartBoundary>`
 */
export function PartBoundary<T>({ part, loading, children }: PartBoundaryProps<T>) {
  const { state, presses, again } = usePart(part)
  if (state.kind === 'ready') return children(state.value)
  if (state.kind === 'lost' || presses > 0) return <PartLost state={state.kind} presses={presses} onAgain={again} />
  return loading
}

/** What of a part has come, for other places that show pieces of it; a `PartBoundary` somewhere fetches it. */
export function useLoaded<T>(part: Part<T>): T | undefined {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state)
  return state.kind === 'ready' ? state.value : undefined
}

/** For those who show a part by themselves: fetches it, and answers what `PartLost` wants to know. */
export function usePart<T>(part: Part<T>): { state: PartState<T>; presses: number; again: () => void } {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state)
  const [presses, setPresses] = useState(0)
  useEffect(() => part.load(), [part])
  const again = (): void => {
    setPresses(presses + 1)
    part.load()
  }
  return { state, presses, again }
}

type PartLostProps = {
  state: PartState<unknown>['kind']
  /** How often the button was pressed. */
  presses: number
  onAgain: () => void
}

/**
 * Says that a part is not there and tries again. Browsers may remember that a file failed, and a new build has other
 * files: where a second attempt fails although there is a network, the button loads the page anew.
 */
export function PartLost({ state, presses, onAgain }: PartLostProps) {
  const t = useText(LOST_TEXTS)
  const notice = useRef<HTMLDivElement>(null)
  const isTrying = state !== 'lost'
  const shouldReload = presses > 0 && !isTrying && navigator.onLine
  // Once the part is there, the button that asked for it is not: go on with what has come in its place.
  useEffect(() => {
    const place = notice.current?.parentElement
    return () => {
      if (place?.isConnected && isFocusLost()) focusOn(place.querySelector<HTMLElement>('h1, h2, h3') ?? place)
    }
  }, [])
  return (
    <div ref={notice} className="panel mt-4 grid justify-items-center gap-3 text-center" role="alert">
      <p>
        <strong className="block">{t('partLost')}</strong>
        <span>{t(isTrying ? 'partTrying' : shouldReload ? 'partReloadHint' : 'partHint')}</span>
      </p>
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={isTrying}
        onClick={() => {
          if (shouldReload) location.reload()
          else if (!isTrying) onAgain()
        }}
      >
        {t(shouldReload ? 'partReload' : 'partAgain')}
      </button>
    </div>
  )
}
