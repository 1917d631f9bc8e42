import { say } from '@tutu/contract/core/said'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { useConfig } from '../stores/config.ts'
import { notices } from './notices.ts'

/**
 * A dialog, panel or input whose code comes when it is first shown. Code that can't be fetched, without a network or
 * since a newer version is online, takes nothing else with it: it is said, what was to open closes (`onClose`), and the
 * next time it is fetched again. Stands in a Suspense.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** Shown instead, with the same properties. */
  Lost: ComponentType<Partial<P>> = LostPart as ComponentType<Partial<P>>,
): ComponentType<P> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> }
      } catch {
        return { default: Tried }
      }
    })
  let Part = fetched()
  function Tried(props: object) {
    // The next opening fetches again.
    useEffect(
      () => () => {
        Part = fetched()
      },
      [],
    )
    return <Lost {...(props as Partial<P>)} />
  }
  return function LazyPart(props: P) {
    // What is shown stays while it is shown.
    const [Chosen] = useState(() => Part)
    return <Chosen {...props} />
  }
}

/** Why code could not be fetched, and what to do, in the user's language. */
export function lostText(): string {
  return say(navigator.onLine ? 'client.reload' : 'client.offline', useConfig.getState().lang.defaultLang)
}

export function LostPart({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    notices.error(lostText())
    onClose?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return null
}
