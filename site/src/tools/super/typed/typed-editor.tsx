import { type CodeError, parse } from '@tutu/learning/super/parse'
import { type CodeLanguage, codeText, print } from '@tutu/learning/super/print'
import type { Path, Program, Step } from '@tutu/learning/super/program'
import { stepAt } from '@tutu/learning/super/run'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LANGUAGE_NAMES, LanguageChoice } from '../play/code-panel.tsx'
import { type PlayText, usePlayText } from '../play/use-text.ts'
import { snippetsOf } from './snippets.ts'

type TypedEditorProps = {
  program: Program
  language: CodeLanguage
  lit?: Path
  isBad: boolean
  isRunning: boolean
  onChange: (program: Program) => void
  onError: (error: CodeError | undefined) => void
  onLanguage: (language: CodeLanguage) => void
}

/** ms without a key after which it is said what is wrong: nobody is told off in the middle of a word. */
const PATIENCE = 1200

type Written = { text: string; language: CodeLanguage; program: Program; lines: ReadonlyMap<Step, number> }

function writtenOf(program: Program, language: CodeLanguage): Written {
  const text = codeText(print(program, language))
  const parsed = parse(text, language)
  return { text, language, program, lines: parsed.error ? new Map() : parsed.lines }
}

/** Code with numbered lines. What can be read becomes the program at once; the text stays as it was typed. */
export function TypedEditor(props: TypedEditorProps) {
  const { program, language, lit, isBad, isRunning, onChange, onError, onLanguage } = props
  const t = usePlayText()
  const area = useRef<HTMLTextAreaElement>(null)
  const gutter = useRef<HTMLOListElement>(null)
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

  const write = (text: string) => {
    const parsed = parse(text, language)
    setIsPatient(true)
    setError(parsed.error)
    if (parsed.error) {
      setWritten({ ...written, text })
      return
    }
    setWritten({ text, language, program: parsed.program, lines: parsed.lines })
    onChange(parsed.program)
  }

  const insert = (snippet: string) => {
    const element = area.current
    if (!element) return
    element.focus()
    const { selectionStart: start, selectionEnd: end, value } = element
    const line = value.slice(0, start).split('\n').at(-1)!
    const indent = /^\s*/.exec(line)![0]
    // On a line with something on it, a new one is begun.
    const lead = line.trim() === '' ? '' : `\n${indent}`
    const text = lead + snippet.replaceAll('\n', `\n${indent}`)
    write(value.slice(0, start) + text + value.slice(end))
    requestAnimationFrame(() => element.setSelectionRange(start + text.length, start + text.length))
  }

  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget
    const tab = language === 'python' ? '    ' : '  '
    if (event.key === 'Enter') {
      event.preventDefault()
      const line = value.slice(value.lastIndexOf('\n', start - 1) + 1, start)
      const deeper = /[:{]\s*$/.test(line) ? tab : ''
      put(event.currentTarget, `\n${/^\s*/.exec(line)![0]}${deeper}`, start, end)
    } else if (event.key === 'Backspace' && start === end) {
      const line = value.slice(value.lastIndexOf('\n', start - 1) + 1, start)
      if (line !== '' && line.trim() === '' && line.length % tab.length === 0) {
        event.preventDefault()
        put(event.currentTarget, '', start - tab.length, start)
      }
    }
  }
  const put = (element: HTMLTextAreaElement, text: string, start: number, end: number) => {
    // So that the browser's own undo knows of it.
    element.setSelectionRange(start, end)
    if (!document.execCommand('insertText', false, text) || (text === '' && start !== end)) {
      if (element.value.slice(start, end) !== '' || text !== '')
        element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end')
    }
    write(element.value)
  }

  const step = lit ? stepAt(program, lit) : undefined
  const litLine = step && written.lines.get(step)
  const lineCount = written.text.split('\n').length
  const told = !isPatient ? error : undefined
  return (
    <div className="super-typed">
      <div className="super-code-head">
        <h2>{t('yourCode')}</h2>
        <LanguageChoice language={language} onLanguage={onLanguage} />
      </div>
      <div className="super-snippets" role="group" aria-label={t('words')}>
        {snippetsOf(language).map(({ name, text }) => (
          <button key={name} type="button" translate="no" disabled={isRunning} onClick={() => insert(text)}>
            {name}
          </button>
        ))}
      </div>
      <div className="super-typing">
        <ol ref={gutter} className="super-gutter" aria-hidden>
          {Array.from({ length: lineCount }, (_, index) => (
            <li
              key={index}
              data-lit={litLine === index + 1 ? (isBad ? 'bad' : 'on') : told?.line === index + 1 ? 'bad' : undefined}
            >
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          className="super-area"
          aria-label={`${t('yourCode')}, ${LANGUAGE_NAMES[language]}`}
          aria-invalid={told !== undefined}
          aria-errormessage="super-code-error"
          value={written.text}
          readOnly={isRunning}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          wrap="off"
          translate="no"
          onChange={(event) => write(event.target.value)}
          onBlur={() => setIsPatient(false)}
          onKeyDown={onKey}
          onScroll={(event) => {
            if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop
          }}
        />
      </div>
      <p id="super-code-error" className="super-code-error" role="status">
        {told && sayCodeError(t, told, language)}
      </p>
    </div>
  )
}

export function sayCodeError(
  t: PlayText,
  { problem, line, found, meant = '' }: CodeError,
  language: CodeLanguage,
): string {
  const isPython = language === 'python'
  const where = problem.startsWith('too-') ? '' : t('line', { line })
  const said = () => {
    switch (problem) {
      case 'unknown-command':
        return meant ? t('e-unknown-command', { found, meant }) : t('e-unknown-word', { found })
      case 'chinese-sign':
        return t('e-chinese-sign', { found, meant })
      case 'missing-parens':
        return t('e-missing-parens', { found, meant })
      case 'strange-sign':
        return t('e-strange-sign', { found })
      case 'takes-nothing':
        return t('e-takes-nothing', { found })
      case 'missing-close':
        return t('e-missing-close', { found })
      case 'unknown-skill':
        return t('e-unknown-skill', { found })
      case 'skill-twice':
        return t('e-skill-twice', { found })
      case 'bad-name':
        return t('e-bad-name', { found })
      case 'strange':
        return t('e-strange', { found })
      case 'bad-for':
        return t('e-bad-for', { example: isPython ? 'for i in range(4):' : 'for (let i = 0; i < 4; i++) {' })
      case 'bad-test':
        return t('e-bad-test', { example: isPython ? 'wall_ahead()' : 'wallAhead()' })
      case 'too-many-steps':
      case 'too-deep':
      case 'too-many-functions':
      case 'too-many-variables':
      case 'too-long':
      case 'missing-colon':
      case 'missing-open-brace':
      case 'missing-close-brace':
      case 'extra-close-brace':
      case 'missing-indent':
      case 'extra-indent':
      case 'no-and-or':
      case 'one-equals':
      case 'bad-value':
      case 'minus-variable':
      case 'big-number':
      case 'else-alone':
      case 'skill-inside':
      case 'two-in-a-line':
      case 'other-language':
        return t(`e-${problem}` as const)
    }
  }
  return where + said()
}
