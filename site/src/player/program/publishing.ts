import type { Language } from '@tutu/contract/core/languages'
import type { CodeLanguage } from '../../lib/code-editor.ts'
import { publishButton } from './publish-button.ts'
import { WORDS } from './words.ts'

type Options = {
  language: Language
  code: CodeLanguage
  text: () => string
  cover: () => Promise<File>
  say: (text: string) => void
}

/** The way from a program that runs to the form by which members publish: offered once it has run. */
export function createPublishing({ language, code, text, cover, say }: Options) {
  const made = publishButton({
    label: WORDS[language].publish,
    language,
    say,
    async draft() {
      const source = text()
      return { kind: code, source, ownCover: await cover() }
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
