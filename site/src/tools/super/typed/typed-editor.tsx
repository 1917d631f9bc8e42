import type { CodeError } from '@tutu/learning/super/code-error'
import { parse } from '@tutu/learning/super/parse'
import { type CodeLanguage, codeText, print } from '@tutu/learning/super/print'
import type { Program, Step, StepKind } from '@tutu/learning/super/program'
import { stepAt } from '@tutu/learning/super/run'
import type { Sense } from '@tutu/learning/super/state'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createEditor, type Editor } from '../../../lib/code-editor.ts'
import { LANGUAGE_NAMES, LanguageChoice } from '../play/code-panel.tsx'
import { useTrace } from '../play/trace.ts'
import { usePlayText } from '../play/use-text.ts'
import { sayCodeError } from './say-code-error.ts'
import { snippetsOf } from './snippets.ts'

type TypedEditorProps = {
  program: Program
  language: CodeLanguage
  offers: readonly StepKind[]
  senses: readonly Sense[]
  isRunning: boolean
  onChange: (program: Program) => void
  onError: (error: CodeError | undefined) => void
  onLanguage: (language: CodeLanguage) => void
  onRun: () => void
}

/** ms without a key after which it is said what is wrong: nobody is told off in the middle of a word. */
const PATIENCE = 1200

type Written = { text: string; language: CodeLanguage; program: Program; lines: ReadonlyMap<Step, number> }

function writtenOf(program: Program, language: CodeLanguage): Written {
  const text = codeText(print(program, language))
  const parsed = parse(text, language)
  return { text, language, program, lines: parsed.error ? new Map() : parsed.lines }
}

/** Code in the editor of the lessons. What can be read becomes the program at once; the text stays as it was typed. */
export function TypedEditor(props: TypedEditorProps) {
  const { program, language, isRunning, onChange, onError, onLanguage, onRun } = props
  const t = usePlayText()
  const { lit, isBad } = useTrace()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const [written, setWritten] = useState(() => writtenOf(program, language))
  const [error, setError] = useState<CodeError>()
  const [isPatient, setIsPatient] = useState(false)
  // Changed from outside, by undo or another language.
  if (written.program !== program || written.language !== language) {
    setWritten(writtenOf(program, language))
    setError(undefined)
  }
  useEffect(() => onError(error), [onError, error])
  useEffect(() => {
    if (!error) return undefined
    const timer = setTimeout(() => setIsPatient(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [error, written.text])

  const write = useEffectEvent(() => {
    const text = editor.current?.text()
    if (text === undefined || text === written.text) return
    const parsed = parse(text, language)
    setIsPatient(true)
    setError(parsed.error)
    if (parsed.error) {
      setWritten({ ...written, text })
      return
    }
    setWritten({ text, language, program: parsed.program, lines: parsed.lines })
    onChange(parsed.program)
  })
  const run = useEffectEvent(onRun)
  const open = useEffectEvent((element: HTMLElement) =>
    createEditor(element, {
      language: language === 'js' ? 'javascript' : 'python',
      text: written.text,
      label: `${t('yourCode')}, ${LANGUAGE_NAMES[language]}`,
      help: t('editing'),
      onChange: () => write(),
      onRun: () => run(),
    }),
  )
  useEffect(() => {
    if (!place.current) return undefined
    const opened = open(place.current)
    editor.current = opened
    return () => {
      opened.destroy()
      editor.current = undefined
    }
  }, [language])
  useEffect(() => {
    if (editor.current && editor.current.text() !== written.text) editor.current.setText(written.text)
  }, [written.text])
  useEffect(() => editor.current?.setReadOnly(isRunning), [isRunning, language])

  const step = lit ? stepAt(program, lit) : undefined
  const litLine = step && written.lines.get(step)
  const told = !isPatient ? error : undefined
  const marked = litLine ?? told?.line ?? 0
  const isWrong = litLine === undefined || isBad
  useEffect(() => editor.current?.mark(marked, isWrong ? 'wrong' : 'running'), [marked, isWrong, language])
  return (
    <div className="super-typed" onBlur={() => setIsPatient(false)}>
      <div className="super-code-head">
        <h2>{t('yourCode')}</h2>
        <LanguageChoice language={language} onLanguage={onLanguage} />
      </div>
      <div className="super-snippets" role="group" aria-label={t('words')}>
        {snippetsOf(language, props.offers, props.senses).map(({ name, text }) => (
          <button
            key={name}
            type="button"
            translate="no"
            disabled={isRunning}
            onClick={() => editor.current?.insertLine(text)}
          >
            {name}
          </button>
        ))}
      </div>
      <div ref={place} className="super-typing" translate="no" />
      <p className="super-code-error" role="status">
        {told && sayCodeError(t, told, language)}
      </p>
    </div>
  )
}
