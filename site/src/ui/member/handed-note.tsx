import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { parseTarget } from '../../lib/member/paths.ts'
import { HANDED } from '../../lib/work-draft.ts'

const TEXT = {
  'zh-cn': '你的作品已经存在这台设备上。登录或注册以后，接着发布。',
  en: 'Your work is kept on this device. Sign in or make an account, and go on publishing it.',
}

/** Whoever came to publish what was made without an account hears that it is not lost. */
export function HandedNote({ to, language }: { to: string | null; language: Language }) {
  if (parseTarget(to)?.query?.['edit'] !== HANDED) return null
  return (
    <p role="note" className="pb-4 font-semibold text-leaf">
      {pickLanguage(TEXT, language)}
    </p>
  )
}
