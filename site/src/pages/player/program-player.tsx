import { useEffect, useRef } from 'react'
import type { EngineName } from '../../lib/runner/engines.ts'
import { useSite } from '../../lib/use-site.ts'
import { button } from '../../player/program/button.ts'
import { createProgramView } from '../../player/program/program-view.ts'
import { WORDS } from '../../player/program/words.ts'
import { tellParent } from '../../player/tell-parent.ts'

type Props = { source: string; engine: EngineName }

/** A program: it starts by itself, since somebody has just pressed 'Run', and can be stopped and run again. */
export function ProgramPlayer({ source, engine }: Props) {
  const { language } = useSite()
  const room = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!room.current || !bar.current) return undefined
    const words = WORDS[language]
    const runButton = button(words.run, 'play', 'btn btn-primary', () => start())
    const stopButton = button(words.stop, 'stop', 'btn btn-primary', () => view.stop())
    const view = createProgramView({
      language,
      say: (text) => status.current && (status.current.textContent = text),
      onRunning: (isRunning) => {
        const hadFocus = document.activeElement === runButton || document.activeElement === stopButton
        stopButton.hidden = !isRunning
        runButton.hidden = isRunning
        // Hidden, the button that was pressed would lose the focus; in the review queue keys stay the queue's.
        if (hadFocus) (isRunning ? stopButton : runButton).focus()
      },
      onLine: () => undefined,
    })
    function start(): void {
      view.clear()
      void view.run(engine, source)
      tellParent({ type: 'tutu-player-state', state: 'playing' })
    }
    stopButton.hidden = true
    bar.current.prepend(runButton, stopButton)
    room.current.append(view.root)
    if (document.hasFocus()) runButton.focus()
    start()
    return () => {
      view.clear()
      view.root.remove()
      runButton.remove()
      stopButton.remove()
    }
  }, [source, engine, language])
  return (
    <div className="work-program">
      <div ref={bar} className="player-bar">
        <p ref={status} role="status" className="player-status" />
      </div>
      <div ref={room} className="work-program-room prose" />
    </div>
  )
}
