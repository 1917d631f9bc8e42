import { PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Select, Spin } from 'antd'
import { use, useMemo, useState } from 'react'
import { CreateRelatedContext } from '../kit/create-related.ts'
import { useText } from '../kit/text.ts'
import { useClear } from './clear.tsx'
import type { Row } from '../kit/face.ts'
import { isForbidden, type RemoteOption, useRemoteLabels, useRemoteOptions, type Within } from './remote-options.ts'
import { relationTarget, toldApart } from './target.ts'
import { useDebounced } from './use-debounced.ts'

type Chosen = { value: number; label: string }

export type RemoteSelectProps = {
  id: string
  /** Name of the resource to choose from. */
  to: string
  multiple: boolean
  value: readonly number[]
  /** Rows that came joined with the record: their names, where the caller may not ask for them. */
  joined?: readonly Row[]
  /** Only rows of the same, and new ones begin with it. */
  within?: Within | undefined
  /** Field of a new row → field of the row that it begins with. */
  begins?: Readonly<Record<string, string>> | undefined
  /** Nothing can be chosen yet. */
  disabled?: boolean
  onChange: (ids: number[]) => void
  allowClear: boolean
  placeholder: string
}

/** In the place of an id: none of them, but a new one. */
const NEW = -1

/** Chooses rows of another resource: searched on the server, loaded page by page, the chosen ones always by name. */
export function RemoteSelect(props: RemoteSelectProps) {
  const { id, to, multiple, value, joined = [], within, begins, disabled, onChange, allowClear, placeholder } = props
  const text = useText()
  const clear = useClear()
  const target = useMemo(() => relationTarget(to), [to])
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 300)
  const remote = useRemoteOptions(target, search, open, within)
  // Asked for by id whatever the open page holds: paging and searching must never turn a name into a number.
  const { labels, isError } = useRemoteLabels(target, value)

  const related = use(CreateRelatedContext)
  const named = typed.trim()
  const isLooking = search !== named || remote.isFetching
  // Offered before what is typed has been looked for, it would go from under whoever presses it.
  const offersNew = open && !isLooking && !remote.isError && related?.canCreate(to) === true
  const isThere = remote.options.some(({ names }) => names.includes(named))
  const newOption: RemoteOption = {
    value: NEW,
    label: named ? text('addNamed', { name: named }) : text('addOne', { one: target.aOne(text.language) }),
    names: [],
    indent: 0,
  }
  const create = () => {
    setOpen(false)
    setTyped('')
    const presets = { ...(within && { [within.field]: within.value }), ...begunWith(begins, related?.of) }
    related?.create({ to, typed: named, presets, onCreated: (made) => onChange(multiple ? [...value, made] : [made]) })
  }

  const chosen = value.map((one) => {
    const row = joined.find((other) => other.id === one)
    const label =
      remote.options.find((option) => option.value === one)?.label ??
      labels?.get(one) ??
      (row && toldApart(target, row)) ??
      (labels ? text('missing', { id: one }) : isError ? `#${one}` : text('loading'))
    return { value: one, label }
  })

  return (
    <Select<Chosen | Chosen[] | null, RemoteOption>
      id={id}
      mode={multiple ? 'multiple' : undefined}
      labelInValue
      // Never undefined: antd would keep what was pressed, 'add a new one' too.
      value={multiple ? chosen : (chosen[0] ?? null)}
      allowClear={allowClear && clear.select}
      // What is fixed in the whole form stays so.
      {...(disabled && { disabled })}
      placeholder={placeholder}
      style={{ width: '100%' }}
      open={open}
      onOpenChange={setOpen}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={open && isLooking}
      // Enter takes nothing that was found for other words.
      defaultActiveFirstOption={!isLooking}
      options={offersNew && !isThere ? [...remote.options, newOption] : remote.options}
      optionRender={renderOption}
      notFoundContent={
        isForbidden(remote.error) ? (
          <Alert
            type="info"
            showIcon
            title={text('forbiddenOptions', { title: target.title?.[text.language] ?? target.base })}
          />
        ) : remote.isError ? (
          <Alert
            type="error"
            title={text('failedOptions')}
            action={
              <Button size="small" onClick={() => void remote.refetch()}>
                {text('retry')}
              </Button>
            }
          />
        ) : isLooking ? (
          <Spin size="small" />
        ) : (
          text('notFound')
        )
      }
      onPopupScroll={({ currentTarget }) => {
        const nearEnd = currentTarget.scrollTop + currentTarget.clientHeight > currentTarget.scrollHeight - 80
        if (nearEnd && remote.hasNextPage && !remote.isFetching) void remote.fetchNextPage()
      }}
      onChange={(next) => {
        const all = next === undefined || next === null ? [] : Array.isArray(next) ? next : [next]
        if (all.some((option) => option.value === NEW)) return create()
        onChange(all.map((option) => option.value))
        setTyped('')
      }}
    />
  )
}

/** Branches of a tree further in. */
function renderOption({ data }: { data: RemoteOption }) {
  if (data.value === NEW)
    return (
      <span className="option-new">
        <PlusOutlined aria-hidden /> {data.label}
      </span>
    )
  return <span style={{ paddingInlineStart: data.indent * 16 }}>{data.label}</span>
}

function begunWith(begins: RemoteSelectProps['begins'] = {}, row: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(Object.entries(begins).flatMap(([to, from]) => (row[from] ? [[to, row[from]]] : [])))
}
