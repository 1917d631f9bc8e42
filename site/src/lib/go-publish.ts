import type { Language } from '@tutu/contract/core/languages'
import { publish, type WorkDraft } from './work-draft.ts'

const WORDS = {
  'zh-cn': {
    preparing: '正在准备发布',
    notMade: '作品没有准备好，再按一次试试。',
    notKept: '这个浏览器存不下作品（可能是无痕窗口），换一个普通窗口再试。',
  },
  en: {
    preparing: 'Getting it ready to publish',
    notMade: 'It could not be made ready. Press once more.',
    notKept: 'This browser cannot keep the work, perhaps in a private window. Try an ordinary one.',
  },
} satisfies Record<Language, Record<string, string>>

export type Publishing = {
  language: Language
  /** What is published; undefined where that is no longer wanted. */
  draft: () => Promise<Partial<WorkDraft> | undefined>
  say: (text: string) => void
}

/** The one way from what was made to the form by which members publish; says how that goes, and why it did not. */
export async function goPublish({ language, draft, say }: Publishing): Promise<void> {
  const words = WORDS[language]
  say(words.preparing)
  let made: Partial<WorkDraft> | undefined
  try {
    made = await draft()
  } catch {
    return say(words.notMade)
  }
  if (!made) return say('')
  try {
    await publish(made, language)
  } catch {
    return say(words.notKept)
  }
  // Until the form is there; whoever comes back from it finds nothing under way.
  addEventListener('pageshow', () => say(''), { once: true })
}
