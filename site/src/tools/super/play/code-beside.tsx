import type { Program } from '@tutu/learning/super/program'
import { useStored } from '../../../lib/use-stored.ts'
import { keptSettings } from '../keep/settings.ts'
import { CodePanel, LANGUAGE_NAMES } from './code-panel.tsx'
import type { Trace } from './use-run.ts'
import { usePlayText } from './use-text.ts'

/** The program as code: behind tiles and blocks, or in the other language beside what is typed. */
export function CodeBeside({ program, trace: { lit, isBad } }: { program: Program; trace: Trace }) {
  const t = usePlayText()
  const [settings, setSettings] = useStored(keptSettings)
  const otherLanguage = settings.language === 'python' ? 'js' : 'python'
  return settings.mode === 'code' ? (
    <CodePanel
      program={program}
      language={otherLanguage}
      title={t('sameIn', { language: LANGUAGE_NAMES[otherLanguage] })}
      lit={lit}
      isBad={isBad}
    />
  ) : (
    <CodePanel
      program={program}
      language={settings.language}
      title={t('codeBehind')}
      lit={lit}
      isBad={isBad}
      onLanguage={(language) => setSettings((known) => ({ ...known, language }))}
    />
  )
}
