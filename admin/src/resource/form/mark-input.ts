/** Those that may say that they must be filled in, or are not right; of what else an input may be, buttons and switches, none can. */
const TAKES_TEXT = 'textarea, [role="textbox"], input:not([type="file"], [type="color"], [type="checkbox"])'
const MARKS = ['aria-required', 'aria-invalid', 'aria-describedby'] as const

/** What an input says of itself: `describedBy` are ids of what stands beside it, its message first. */
export type Marks = Readonly<Partial<Record<(typeof MARKS)[number], string>>>

/**
 * Marks the input in a frame, with the id that the frame's begins with, whichever of thirty kinds it is and however late it comes:
 * that it must be filled in, that what it holds was refused, and what is said beside it, which nobody hears otherwise who comes to it.
 */
export function markInput(frame: HTMLElement, marks: Marks): () => void {
  const id = frame.id.replace(/-frame$/, '')
  const input = () => {
    const found = document.getElementById(id)
    return found && frame.contains(found) ? found : undefined
  }
  const mark = () => {
    const found = input()
    for (const name of MARKS) {
      const value = marks[name]
      if (value !== undefined && (name === 'aria-describedby' || found?.matches(TAKES_TEXT)))
        found?.setAttribute(name, value)
    }
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const name of MARKS) if (marks[name] !== undefined) input()?.removeAttribute(name)
  }
}
