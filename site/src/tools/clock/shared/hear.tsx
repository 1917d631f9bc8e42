import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { canSpeak, speak } from '../../../lib/speak.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSite, useText } from '../../../lib/use-site.ts'

const TEXTS = {
  'zh-cn': { hear: '读给我听', hearOf: '读给我听：{name}' },
  en: { hear: 'Read to me', hearOf: 'Read to me: {name}' },
} as const

/** Reads lines aloud when it is pressed; nothing where the browser has no voice. `name`: of what, where a page has several. */
export function Hear({ lines, name }: { lines: readonly string[]; name?: string }) {
  const { language } = useSite()
  const t = useText(TEXTS)
  const isMounted = useIsMounted()
  const text = lines.join('\n')
  // What has gone must not go on talking.
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [text])
  if (isMounted && !canSpeak()) return null
  const label = name === undefined ? t('hear') : t('hearOf', { name })
  return (
    <button
      type="button"
      className="icon-button clock-hear"
      aria-label={label}
      title={label}
      onClick={() => speak(text, language)}
    >
      <Volume2 aria-hidden />
    </button>
  )
}
