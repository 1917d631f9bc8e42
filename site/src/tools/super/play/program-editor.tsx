import type { Language } from '@tutu/contract/core/languages'
import type { CodeError } from '@tutu/learning/super/code-error'
import { useSite } from '../../../lib/use-site.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { PartBoundary } from '../../../shell/part-boundary.tsx'
import { createPart } from '../../../shell/part.ts'
import { keptSettings } from '../keep/settings.ts'
import { TilesEditor } from '../tiles/tiles-editor.tsx'
import type { Game } from './game.ts'
import { useTrace } from './trace.ts'
import type { ProgramEditing } from './use-program.ts'
import { usePlayText } from './use-text.ts'

export type ProgramEditorProps = {
  level: Game['level']
  editing: ProgramEditing
  isRunning: boolean
  onRun: () => void
  onSay: (text: string) => void
  /** The code that is typed has a mistake, or none any more. */
  onError: (error: CodeError | undefined) => void
}

/** The editor of the way in which the program is written: tiles, blocks or code. */
export function ProgramEditor(props: ProgramEditorProps) {
  const [{ mode }] = useStored(keptSettings)
  return (
    <div className="super-editor">
      {mode === 'tiles' ? <Tiles {...props} /> : mode === 'blocks' ? <Blocks {...props} /> : <Typed {...props} />}
    </div>
  )
}

function Tiles({ level, editing: { program, change }, isRunning, onSay }: ProgramEditorProps) {
  return (
    <TilesEditor
      program={program}
      offers={level.offers}
      senses={level.senses}
      isRunning={isRunning}
      onChange={change}
      onSay={onSay}
    />
  )
}

function Blocks({ level, editing: { program, change } }: ProgramEditorProps) {
  const { language } = useSite()
  const { lit } = useTrace()
  const t = usePlayText()
  return (
    <PartBoundary part={BLOCKS[language]} loading={<p className="super-loading">{t('loadingBlocks')}</p>}>
      {({ BlocksEditor }) => (
        <BlocksEditor program={program} offers={level.offers} senses={level.senses} lit={lit} onChange={change} />
      )}
    </PartBoundary>
  )
}

function Typed({ level, editing: { program, change }, isRunning, onError, onRun }: ProgramEditorProps) {
  const t = usePlayText()
  const [settings, setSettings] = useStored(keptSettings)
  return (
    <PartBoundary part={TYPED} loading={<p className="super-loading">{t('loadingEditor')}</p>}>
      {({ TypedEditor }) => (
        <TypedEditor
          program={program}
          language={settings.language}
          offers={level.offers}
          senses={level.senses}
          isRunning={isRunning}
          onChange={change}
          onError={onError}
          onLanguage={(language) => setSettings((known) => ({ ...known, language }))}
          onRun={onRun}
        />
      )}
    </PartBoundary>
  )
}

/** The block editor, which is fetched by those who build with blocks alone, with its words in their language. */
const BLOCKS = {
  'zh-cn': createPart(() => loadBlocks('zh-cn')),
  en: createPart(() => loadBlocks('en')),
} as const

/** The editor of the lessons, fetched by those who type. */
const TYPED = createPart(() => import('../typed/typed-editor.tsx'))

async function loadBlocks(language: Language) {
  const { BlocksEditor, loadMessages } = await import('../blocks/blocks-editor.tsx')
  await loadMessages(language)
  return { BlocksEditor }
}
