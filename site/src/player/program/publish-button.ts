import type { Language } from '@tutu/contract/core/languages'
import { publish, type WorkDraft } from '../../lib/work-draft.ts'
import { button } from './button.ts'

const WORDS = {
  'zh-cn': {
    publishing: '正在准备封面',
    publishFailed: '这个浏览器存不下作品（可能是无痕窗口），换一个普通窗口再试。',
  },
  en: {
    publishing: 'Making its cover',
    publishFailed: 'This browser cannot keep the work, perhaps in a private window. Try an ordinary one.',
  },
} satisfies Record<Language, Record<string, string>>

type Options = {
  label: string
  language: Language
  /** What is published; undefined where that is no longer wanted. */
  draft: () => Promise<Partial<WorkDraft> | undefined>
  say: (text: string) => void
}

/** The way from what was made to the form by which members publish. */
export function publishButton({ label, language, draft, say }: Options): HTMLButtonElement {
  const words = WORDS[language]
  let isBusy = false
  async function go(): Promise<void> {
    isBusy = true
    say(words.publishing)
    try {
      const made = await draft()
      if (made) await publish(made, language)
      say('')
    } catch {
      say(words.publishFailed)
    } finally {
      // Whoever comes back from the form may find this page as it was left.
      isBusy = false
    }
  }
  return button(label, 'publish', 'btn', () => {
    if (!isBusy) void go()
  })
}
