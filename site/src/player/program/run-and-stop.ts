import { button } from './button.ts'

/** 'Run', and in its place 'stop' while a program runs: whichever is pressed, the one that comes has the focus. */
export function createRunAndStop(words: { run: string; stop: string }, press: { run(): void; stop(): void }) {
  const runButton = button(words.run, 'play', 'btn btn-primary', press.run)
  const stopButton = button(words.stop, 'stop', 'btn', press.stop)
  stopButton.hidden = true
  return {
    runButton,
    stopButton,
    show(isRunning: boolean): void {
      // Hidden, the button that was pressed would lose the focus.
      const hadFocus = document.activeElement === runButton || document.activeElement === stopButton
      stopButton.hidden = !isRunning
      runButton.hidden = isRunning
      if (hadFocus) (isRunning ? stopButton : runButton).focus()
    },
  }
}
