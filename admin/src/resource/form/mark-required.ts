/** Those that may say so; of what else an input may be, buttons and switches, none waits to be filled in. */
const TAKES_TEXT = 'textarea, [role="textbox"], input:not([type="file"], [type="color"], [type="checkbox"])'

/**
 * A ref of the frame around an input with the id that the frame's begins with: the input says that it must be filled in, whichever
 * of thirty kinds it is and however late it comes.
 */
export function markRequired(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined
  const id = frame.id.replace(/-frame$/, '')
  const input = () => {
    const found = document.getElementById(id)
    return found?.matches(TAKES_TEXT) && frame.contains(found) ? found : undefined
  }
  const mark = () => input()?.setAttribute('aria-required', 'true')
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    input()?.removeAttribute('aria-required')
  }
}
