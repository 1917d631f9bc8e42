import type { Language } from '@tutu/contract/core/languages'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { coverOfCode, coverOfDrawing } from '../../../lib/work-cover.ts'
import { publishButton } from '../../../player/program/publish-button.ts'
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
  const made = publishButton({
    label: WORDS[language].publish,
    language,
    say,
    async draft() {
      const source = text()
      const drawn = drawing()
      const ownCover = await (drawn ? coverOfDrawing(drawn) : coverOfCode(source, code))
      return { kind: code, source, ownCover }
    },
  })
  made.hidden = true
  return {
    button: made,
    /** An empty program is no work. */
    offer: (): void => {
      made.hidden = text().trim() === ''
    },
  }
}
