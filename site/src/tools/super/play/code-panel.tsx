import { CODE_LANGUAGES, type CodeLanguage, print } from '@tutu/learning/super/print'
import type { Path, Program } from '@tutu/learning/super/program'
import { useEffect, useRef } from 'react'
import { keepInSight } from './keep-in-sight.ts'
import { useLit } from './trace.ts'
import { usePlayText } from './use-text.ts'

export const LANGUAGE_NAMES: Readonly<Record<CodeLanguage, string>> = { python: 'Python', js: 'JavaScript' }

type CodePanelProps = {
  program: Program
  language: CodeLanguage
  title: string
  /** Absent: the language cannot be chosen here. */
  onLanguage?: (language: CodeLanguage) => void
}

/** The code behind what was put together, its running line lit. */
export function CodePanel({ program, language, title, onLanguage }: CodePanelProps) {
  const t = usePlayText()
  const list = useRef<HTMLOListElement>(null)
  const lines = print(program, language)
  return (
    <section className="super-code" aria-label={title}>
      <div className="super-code-head">
        <h2>{title}</h2>
        {onLanguage && <LanguageChoice language={language} onLanguage={onLanguage} />}
      </div>
      {/* Scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="super-lines" tabIndex={0} translate="no">
        {lines.length === 0 && <li className="super-no-code">{t('noCode')}</li>}
        {lines.map(({ text, path }, index) => (
          // Lines have no names but their places.
          // oxlint-disable-next-line react/no-array-index-key
          <CodeLine key={index} text={text} path={path} list={list} />
        ))}
      </ol>
    </section>
  )
}

type CodeLineProps = { text: string; path: Path | undefined; list: React.RefObject<HTMLElement | null> }

function CodeLine({ text, path, list }: CodeLineProps) {
  const line = useRef<HTMLLIElement>(null)
  const lit = useLit(path)
  useEffect(() => {
    if (lit && list.current && line.current) keepInSight(list.current, line.current)
  }, [lit, list])
  return (
    <li ref={line} data-lit={lit}>
      <code>{text || ' '}</code>
    </li>
  )
}

export function LanguageChoice({ language, onLanguage }: Required<Pick<CodePanelProps, 'language' | 'onLanguage'>>) {
  const t = usePlayText()
  return (
    <div className="super-switch" role="group" aria-label={t('codeLanguage')}>
      {CODE_LANGUAGES.map((one) => (
        <button key={one} type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </div>
  )
}
