import type { Definition } from '@tutu/contract/definition/define-resource'
import { Button, Flex, theme } from 'antd'
import { useId, useState } from 'react'
import { EmptySearch } from '../fields/empty-search.tsx'
import { faceOf } from '../fields/index.ts'
import { type ListState, searchFields, type UpdateList } from './list-state.ts'
import { useText } from '../kit/text.ts'

type Props = {
  definition: Definition
  state: ListState
  update: UpdateList
  /** To conditions that one input for each field cannot say. */
  onMore: () => void
}

/** One input for each searchable field, by its kind and operator; searched together. */
export function CommonSearch({ definition, state, update, onMore }: Props) {
  const text = useText()
  const id = useId()
  const { token } = theme.useToken()
  const [draft, setDraft] = useState(state.filters)
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''))

  return (
    <div
      className="search-panel"
      style={{ borderColor: token.colorBorderSecondary, background: token.colorBgContainer }}
    >
      <form
        role="search"
        aria-label={text('filter')}
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
          if (wrong) return wrong.focus()
          update({ filters: given })
        }}
      >
        <div className="search-grid">
          {searchFields(definition).map(({ name, field, operator }) => {
            const Search = operator.endsWith('NULL') ? EmptySearch : faceOf(field).Search
            return (
              <div key={name}>
                <label htmlFor={`${id}-${name}`}>{field.label[text.language]}</label>
                <Search
                  id={`${id}-${name}`}
                  field={field}
                  operator={operator}
                  definition={definition}
                  value={draft[name] ?? ''}
                  onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
                />
              </div>
            )
          })}
          {/* In the last row where there is room: a filter of many fields is in sight on a school laptop. */}
          <Flex wrap gap={8} justify="end" align="end" style={{ gridColumn: 'auto / -1' }}>
            <Button type="text" style={{ marginInlineEnd: 'auto' }} aria-haspopup="dialog" onClick={onMore}>
              {text('moreConditions')}
            </Button>
            <Button
              onClick={() => {
                setDraft({})
                update({ filters: {} })
              }}
            >
              {text('reset')}
            </Button>
            <Button type="primary" htmlType="submit">
              {text('search')}
            </Button>
          </Flex>
        </div>
      </form>
    </div>
  )
}
