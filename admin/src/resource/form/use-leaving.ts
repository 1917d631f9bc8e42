import { useMemo, useRef } from 'react'
import { useText } from '../../kit/text.ts'
import { askToDiscard } from './leave-warning.tsx'

/** What a form has typed in it, and what is kept of that on this device: asked about before it is left. */
export function useLeaving() {
  const text = useText()
  const isDirty = useRef(false)
  const forget = useRef(() => {})
  return useMemo(
    () => ({
      setDirty: (dirty: boolean): void => void (isDirty.current = dirty),
      /** Hears how to forget what is kept. */
      setForget: (next: () => void): void => void (forget.current = next),
      forget: (): void => forget.current(),
      /** Asks where something would be lost. */
      may: async (): Promise<boolean> => !isDirty.current || askToDiscard(text),
      /** Leaves at once where nothing would be lost, else if one says so. */
      tryTo: (leave: () => void): void => {
        if (!isDirty.current) return leave()
        void askToDiscard(text).then((discard) => {
          if (!discard) return
          forget.current()
          leave()
        })
      },
    }),
    [text],
  )
}
