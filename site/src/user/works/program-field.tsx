import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CodeLanguage } from '../../lib/code-editor.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import type { CodeBlock } from '../../player/program/code-block.ts'
import { FieldNote } from '../../ui/form/field.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Props = {
  code: CodeLanguage
  source: string
  onChange: (source: string) => void
  error: string | undefined
  isReadOnly: boolean
  /** Of a program that can be run; undefined: it is not there. */
  onBlock: (block: CodeBlock | undefined) => void
}

/**
 * A program in the editor of the lessons, with 'Run' below it: whoever publishes or remixes one has seen what it does. Where the
 * editor cannot be fetched, it is written in a plain field.
 */
export function ProgramField({ code, source, onChange, error, isReadOnly, onBlock }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const [block, setBlock] = useState<CodeBlock>()
  const [isPlain, setPlain] = useState(false)
  const write = useEffectEvent(onChange)
  const tell = useEffectEvent(onBlock)
  const current = useEffectEvent(() => source)

  useEffect(() => {
    let made: CodeBlock | undefined
    let isLeft = false
    // What could not be fetched before may come now, and needs its room.
    setPlain(false)
    const open = async (): Promise<void> => {
      const { createCodeBlock } = await import('../../player/program/code-block.ts')
      if (isLeft) return
      made = createCodeBlock({
        language,
        code,
        original: undefined,
        kept: current(),
        onChange: (text) => write(text),
        onRun: () => undefined,
        isComparable: false,
      })
      room.current?.append(made.root)
      setBlock(made)
    }
    open().catch(() => !isLeft && setPlain(true))
    return () => {
      isLeft = true
      made?.destroy()
      made?.root.remove()
      setBlock(undefined)
    }
  }, [code, language])

  useEffect(() => {
    const written = block?.root.querySelector('.cm-content')
    written?.setAttribute('aria-invalid', String(Boolean(error)))
    // Only what is wrong takes the place of what the editor says of itself: how the keyboard leaves it.
    if (error) written?.setAttribute('aria-describedby', id)
    else written?.removeAttribute('aria-describedby')
  }, [block, error, id])
  useEffect(() => {
    tell(block)
    return () => tell(undefined)
  }, [block])
  useEffect(() => void block?.setReadOnly(isReadOnly), [block, isReadOnly])

  return (
    <div className="field">
      <span className="font-semibold">{t('source')}</span>
      {isPlain ? (
        <div className="field-input">
          <textarea
            aria-label={t('source')}
            aria-invalid={Boolean(error)}
            aria-describedby={id}
            className="work-source"
            rows={12}
            spellCheck={false}
            readOnly={isReadOnly}
            value={source}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      ) : (
        <div ref={room} className={`prose work-editor ${block ? '' : 'skeleton'}`} />
      )}
      <FieldNote id={id} error={error} hint={t(code === 'html' ? 'sourceHintPage' : 'sourceHint')} />
    </div>
  )
}
