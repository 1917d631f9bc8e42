import { type ComponentType, useEffect, useState } from 'react'

/** Loaded once the page stands: nothing of it is seen, and it must not delay what is. */
export function RunningLater() {
  const [parts, setParts] = useState<{ Running: ComponentType }>()
  useEffect(() => {
    import('./running.tsx').then(setParts, () => undefined)
  }, [])
  return parts ? <parts.Running /> : null
}
