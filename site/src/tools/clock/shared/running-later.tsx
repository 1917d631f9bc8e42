import { type ComponentType, useEffect, useState } from 'react'
import { RUNNING_KEYS } from '../keep/running-keys.ts'
import { hasKept } from '../keep/stored.ts'
import { useAddress } from '../keep/use-address.ts'

/**
 * Loaded once the page stands: nothing of it is seen, and it must not delay what is. Where only the time is shown and
 * nothing was ever started, not at all.
 */
export function RunningLater() {
  const [{ mode }] = useAddress()
  const [parts, setParts] = useState<{ Running: ComponentType }>()
  const isPlain = mode === 'clock'
  useEffect(() => {
    if (isPlain && !Object.values(RUNNING_KEYS).some(hasKept)) return
    import('./running.tsx').then(setParts, () => undefined)
  }, [isPlain])
  return parts ? <parts.Running /> : null
}
