import type { Program } from '@tutu/learning/super/program'
import { memo } from 'react'
import { useStored } from '../../../lib/use-stored.ts'
import { keptSettings } from '../keep/settings.ts'
import { CodePanel, LANGUAGE_NAMES } from './code-panel.tsx'
import { usePlayText } from './use-text.ts'

/** The program as code: behind tiles and blocks, or in the other language beside what is typed. */
export const CodeBeside = memo(function CodeBeside({ program }: { program: Program }) {
  const t = usePlayText()
  const [settings, setSettings] = useStored(keptSettings)
  const otherLanguage = settings.language === 'python' ? 'js' : 'python'
  return settings.mode === 'code' ? (
    <CodePanel
      program={program}
      language={otherLanguage}
      title={t('sameIn', { language: LANGUAGE_NAMES[otherLanguage] })}
    />
  ) : (
    <CodePanel
      program={program}
      language={settings.language}
      title={t('codeBehind')}
      onLanguage={(language) => setSettings((known) => ({ ...known, language }))}
    />
  )
})
