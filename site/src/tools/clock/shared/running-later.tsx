import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPart } from '../../../shell/part.ts'
import { RUNNING_KEYS } from '../keep/running-keys.ts'
import { hasKept } from '../../../lib/stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { LostPart } from '../lost-part.tsx'

const running = createPart(() => import('./running.tsx'))

/**
 * Loaded once the page stands: nothing of it is seen, and it must not delay what is. Where only the time is shown and
 * nothing was ever started, not at all. Without it nothing rings, so it is told where it can't be had,
 * unless the page says that of another part already.
 */
export function RunningLater({ tells }: { tells: boolean }) {
  const [{ mode }] = useAddress()
  const state = useSyncExternalStore(running.subscribe, running.state, running.state)
  const [wasLost, setWasLost] = useState(false)
  if (state.kind === 'lost' && !wasLost) setWasLost(true)
  const isPlain = mode === 'clock'
  useEffect(() => {
    if (!isPlain || Object.values(RUNNING_KEYS).some(hasKept)) running.load()
  }, [isPlain])
  if (state.kind === 'ready') return <state.value.Running />
  return tells && wasLost ? <LostPart part={running} /> : null
}
