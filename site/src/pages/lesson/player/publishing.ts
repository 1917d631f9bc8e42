import type { Language } from '@tutu/contract/core/languages'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { coverOfCode, coverOfDrawing } from '../../../lib/work-cover.ts'
import { publish } from '../../../lib/work-draft.ts'
import { button } from '../../../player/program/button.ts'
import { WORDS } from '../../../player/program/words.ts'

type Options = {
  language: Language
  code: CodeLanguage
  text: () => string
  drawing: () => HTMLCanvasElement | undefined
  say: (text: string) => void
}

/** The way from a program that runs to the form by which members publish: offered once it has run. */
export function createPublishing({ language, code, text, drawing, say }: Options) {
  const words = WORDS[language]
  let isBusy = false
  const made = button(words.publish, 'publish', 'btn', () => {
    if (isBusy) return
    isBusy = true
    say(words.publishing)
    go().catch(() => {
      isBusy = false
      say(words.publishFailed)
    })
  })
  made.hidden = true
  async function go(): Promise<void> {
    const source = text()
    const drawn = drawing()
    const ownCover = await (drawn ? coverOfDrawing(drawn) : coverOfCode(source, code))
    await publish({ kind: code, source, ownCover }, language)
  }
  return {
    button: made,
    /** An empty program is no work. */
    offer: (): void => {
      made.hidden = text().trim() === ''
    },
  }
}
