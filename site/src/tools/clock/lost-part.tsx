import { useState, useSyncExternalStore } from 'react'
import { PartLost } from '../../shell/part-boundary.tsx'
import type { Part } from '../../shell/part.ts'

/** In place of a part that could not be fetched: says so, and tries again when asked to. */
export function LostPart({ part }: { part: Part<unknown> }) {
  const { kind } = useSyncExternalStore(part.subscribe, part.state, part.state)
  const [presses, setPresses] = useState(0)
  const again = () => {
    setPresses(presses + 1)
    part.load()
  }
  return <PartLost state={kind} presses={presses} onAgain={again} />
}
