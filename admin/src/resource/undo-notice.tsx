import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '../kit/text.ts'
import { isTyping } from '../lib/is-typing.ts'
import { message } from '../lib/message.ts'

/** Seconds in which something can be taken back from where it was done. */
const SHOWN = 10
const KEY = 'undo'

/** Says what was done, with the way back beside it, also by Ctrl+Z. */
export function tellWithUndo(said: string, onUndo: () => Promise<void>): void {
  const undo = () => {
    message.destroy(KEY)
    void onUndo()
  }
  void message.open({ key: KEY, type: 'success', duration: SHOWN, content: <Undo said={said} onUndo={undo} /> })
}

function Undo({ said, onUndo }: { said: string; onUndo: () => void }) {
  const text = useText()
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      if (isTyping(event)) return
      event.preventDefault()
      onUndo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onUndo])
  return (
    <>
      {said}
      <Button
        type="link"
        size="small"
        title="Ctrl+Z"
        onFocus={({ relatedTarget }) => (before.current = relatedTarget)}
        onClick={() => {
          // It goes with what it undoes, and the focus would go with it.
          if (before.current instanceof HTMLElement) before.current.focus()
          onUndo()
        }}
      >
        {text('undo')}
      </Button>
    </>
  )
}
