import { CloseOutlined, SearchOutlined } from '@ant-design/icons'
import type { Localized } from '@tutu/contract/core/languages'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { inSentence } from '@tutu/contract/definition/row-names'
import { Button, theme } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../kit/text.ts'
import { useIsPaneShown } from '../lib/pane.ts'
import { useDefinitions } from '../stores/definitions.ts'
import type { ListState, UpdateList } from './list-state.ts'

const PAUSE = 350

type Props = { definition: Definition; state: ListState; update: UpdateList }

/**
 * Searches while one types, after a pause, and never for the half-written letters of an input method. The input is the
 * browser's: what empties antd's cannot be reached with the keyboard.
 */
export function QuickSearch({ definition, state, update }: Props) {
  const text = useText()
  const { language } = text
  const { token } = theme.useToken()
  const [typed, setTyped] = useState(state.quickSearch)
  const [composing, setComposing] = useState(false)
  const asked = useRef(state.quickSearch)

  // Back button, "clear filters": the address leads.
  useEffect(() => {
    if (state.quickSearch === asked.current) return
    asked.current = state.quickSearch
    setTyped(state.quickSearch)
  }, [state.quickSearch])

  const search = (term: string) => {
    if (term === asked.current) return
    // One entry in the history for a whole search, not one for every letter.
    const replace = asked.current !== ''
    asked.current = term
    update({ quickSearch: term }, { replace })
  }
  const latest = useRef(search)
  latest.current = search
  const shown = useRef(state.quickSearch)
  shown.current = state.quickSearch

  // A search that was left before it began goes on when one comes back.
  const isShown = useIsPaneShown()
  useEffect(() => {
    if (isShown) asked.current = shown.current
  }, [isShown])
  useEffect(() => {
    if (composing || !isShown) return
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, composing, isShown])

  const separator = language === 'en' ? ', ' : '、'
  const fields = useLookedAt(definition).map((name) => inSentence(name[language]))
  const label = text('quickSearch', { fields: fields.join(separator) })
  return (
    <span
      className="quick-search"
      style={{ borderColor: token.colorBorder, borderRadius: token.borderRadius, background: token.colorBgContainer }}
    >
      <SearchOutlined aria-hidden style={{ color: token.colorTextTertiary }} />
      <input
        type="search"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={({ key }) => key === 'Enter' && !composing && search(typed.trim())}
      />
      {typed && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text('clear')}
          title={text('clear')}
          onClick={() => setTyped('')}
        />
      )}
    </span>
  )
}

/** What stands in what is searched: fields, whom relations point to, and what belongs to a row, as far as one may open that. */
function useLookedAt({ fields, quickSearch, alsoFoundBy = {} }: Definition): Localized[] {
  const list = useDefinitions((known) => known.list)
  const { relations = [], children = [] } = alsoFoundBy
  const own = [...quickSearch, ...relations].flatMap((name) => fields[name]?.label ?? [])
  const others = children.flatMap(({ resource }) => {
    const child = list.find(({ name, actions }) => name === resource && actions?.length !== 0)
    return child ? (child.fields[child.label]?.label ?? child.title) : []
  })
  return [...own, ...others]
}
