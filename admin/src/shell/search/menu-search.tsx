// Loaded when first opened.
import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { Empty, Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { useFollow, useMenuTarget } from '../menu/menu-target.ts'
import { matchEntries, type SearchEntry, searchEntries } from './search-entries.ts'
import './search.css'

type MenuSearchProps = { menus: readonly MenuNode[]; isOpen: boolean; onClose: () => void }

/** Finds a page by its title in either language. The arrow keys choose, Enter goes there. */
export function MenuSearch({ menus, isOpen, onClose }: MenuSearchProps) {
  const { t } = useTranslation('shell')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<InputRef>(null)
  const id = useId()
  const entries = useMemo(() => searchEntries(menus), [menus])
  const found = useMemo(() => matchEntries(entries, query), [entries, query])

  const targetOf = useMenuTarget(useLocation().pathname)
  const follow = useFollow()
  const go = (entry: SearchEntry | undefined) => {
    if (!entry) return
    follow(targetOf(entry.node))
    onClose()
  }

  const choose = (next: number) => {
    const at = (next + found.length) % Math.max(found.length, 1)
    setChosen(at)
    list.current?.children.item(at)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of Chinese goes nowhere.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter') go(found[chosen])
    else return
    event.preventDefault()
  }

  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      afterOpenChange={(opened) => opened && input.current?.focus()}
      footer={null}
      closable={false}
      width={560}
      className="menu-search"
      aria-label={t('search')}
      destroyOnHidden
    >
      <Input
        ref={input}
        size="large"
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={t('searchClear')} /> }}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('searchHint')}
        value={query}
        role="combobox"
        aria-label={t('search')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${chosen}` : undefined}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}list`} ref={list} role="listbox" aria-label={t('search')} className="menu-search-list">
        {found.map((entry, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox above
          <div
            key={entry.node.id}
            id={`${id}${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onMouseMove={() => setChosen(at)}
            onClick={() => go(entry)}
          >
            <MenuIcon name={entry.node.icon} />
            <span>{entry.node.title}</span>
            <small>{entry.trail.slice(0, -1).join(' / ')}</small>
          </div>
        ))}
      </div>
      {found.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('searchNothing')} /> : null}
    </Modal>
  )
}
