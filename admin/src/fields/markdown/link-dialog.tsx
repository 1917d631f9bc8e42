// Loaded when a link is first asked for.
import { FIND_MAX } from '@tutu/contract/core/constants'
import type { Language } from '@tutu/contract/core/languages'
import { say } from '@tutu/contract/core/said'
import { Alert, Input, Spin } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLanguage } from '../../lib/i18n.ts'
import { useDebounced } from '../use-debounced.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { sitePath } from '../../lib/site-path.ts'
import { useOwnPages } from './own-pages.ts'
import { useEditorText } from './text.ts'

export type LinkDialogProps = {
  /** What is selected in the text. */
  words: string
  /** Of the text that is being written. */
  language: Language
  onClose: () => void
  onChoose: (link: { words: string; address: string }) => void
}

export function LinkDialog({ words: selected, language, onClose, onChoose }: LinkDialogProps) {
  const text = useEditorText()
  const id = useId()
  const shownIn = useLanguage()
  const [words, setWords] = useState(selected)
  const [typed, setTyped] = useState('')
  const address = addressOf(typed)
  const searched = useDebounced(typed.trim(), 250)
  /** Nobody looks for a text as long: it was to be an address, or to go elsewhere. */
  const isTooLong = address === undefined && typed.trim().length > FIND_MAX
  const isSearch = address === undefined && !isTooLong
  const { pages, isFetching, isError } = useOwnPages(searched, shownIn, isSearch)

  const choose = (to: string, name = '') => onChoose({ words: words.trim() || name || to, address: to })
  const box = useRef<HTMLDivElement>(null)
  const onOk = () => {
    if (address) choose(address)
  }
  /** Until then what is listed was found for other words. */
  const isFound = isSearch && !isFetching && searched === typed.trim()
  /** From the address down into what was found and back; whether there is such a place. */
  const goTo = (step: 1 | -1): boolean => {
    const places = [...(box.current?.querySelectorAll<HTMLElement>('[data-first], .link-pages button') ?? [])]
    const at = places.indexOf(document.activeElement as HTMLElement)
    const place = at < 0 || (at === 0 && !isFound) ? undefined : places[at + step]
    place?.focus()
    return place !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    if (goTo(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault()
  }
  return (
    <EditorDialog
      title={text('linkTitle')}
      width={560}
      ok={text('linkInsert')}
      canOk={address !== undefined}
      onOk={onOk}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the input and the list */}
      <div ref={box} className="link-dialog" onKeyDown={onKeyDown}>
        <label htmlFor={`${id}-words`}>{text('linkWords')}</label>
        <Input id={`${id}-words`} value={words} onChange={({ target }) => setWords(target.value)} />
        <label htmlFor={`${id}-address`}>{text('linkAddress')}</label>
        <Input
          id={`${id}-address`}
          data-first
          value={typed}
          placeholder={text('linkPlaceholder')}
          aria-describedby={`${id}-found`}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            if (event.nativeEvent.isComposing) return
            // Else the press would be that of the page it goes to.
            event.preventDefault()
            if (address) choose(address)
            else goTo(1)
          }}
        />
        <div id={`${id}-found`} aria-live="polite" className="link-pages-state">
          {isTooLong && say('rule.tooLong', shownIn, { max: FIND_MAX })}
          {isSearch && isFetching && <Spin size="small" />}
          {isSearch && isError && <Alert type="error" showIcon title={text('linkFailed')} />}
          {isSearch && !isFetching && !isError && pages.length === 0 && text('linkNone', { typed: searched })}
        </div>
        {isSearch && pages.length > 0 && (
          <ul className="link-pages" aria-label={text('linkPages')}>
            {pages.map(({ path, name, module }) => (
              <li key={path}>
                <button type="button" onClick={() => choose(sitePath(path, language), name)}>
                  <span>{name}</span>
                  <span className="link-page-path">
                    {module} · {path}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </EditorDialog>
  )
}

/** What was typed, where it is an address; of 'example.com' the whole one. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(?:https?:\/\/\S|\/(?!\/)|#\S|mailto:\S)/i.test(text)) return text
  return /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}(?:\/\S*)?$/.test(text) && /\.[a-z]{2,}(?:\/|$)/i.test(text)
    ? `https://${text}`
    : undefined
}
