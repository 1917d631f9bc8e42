import { type RefObject, useRef } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'

/** For a box left by Escape: the focus waits on the button that goes on, so that Enter or Tab do what they should. */
export function useLeaving() {
  const button = useRef<HTMLButtonElement>(null)
  const keepFocus = useKeepFocus()
  const leave = (field: HTMLElement): void => {
    keepFocus(() => button.current)
    field.blur()
  }
  return { button, leave }
}

type ResumeProps = { ref: RefObject<HTMLButtonElement | null>; label: string; onResume: () => void }

/** Lies over a box while nobody types in it. */
export function Resume({ ref, label, onResume }: ResumeProps) {
  return (
    <button ref={ref} type="button" className="typing-resume" onClick={onResume}>
      <span>{label}</span>
    </button>
  )
}
