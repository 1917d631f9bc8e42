// Loaded when first opened.
import { CloseCircleFilled, LoadingOutlined, SearchOutlined } from '@ant-design/icons'
import { FIND_MAX } from '@tutu/contract/core/constants'
import { Alert, Button, Empty, Input, type InputRef, Modal } from 'antd'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Mascot } from '../../kit/mascot.tsx'
import type { Entry } from './entries.ts'
import { EntryIcon } from './entry-icon.tsx'
import '../shortcuts/shortcuts.css'
import './find.css'
import './messages.ts'
import { useGo } from './use-go.ts'
import { useSections } from './use-sections.ts'

type PaletteProps = { isOpen: boolean; onClose: () => void }

/** Finds records, pages, settings and actions. The arrow keys choose, Enter goes there. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useTranslation('find')
  const input = useRef<InputRef>(null)
  const [leads, setLeads] = useState(false)
  return (
    <Modal
      open={isOpen}
      // A form or a setting that was opened takes the focus itself.
      focusable={{ focusTriggerAfterClose: !leads }}
      onCancel={onClose}
      afterOpenChange={(opened) => opened && input.current?.focus()}
      footer={null}
      closable={false}
      width={640}
      className="find"
      title={<span className="sr-only">{t('title')}</span>}
      destroyOnHidden
    >
      <Finder input={input} onLead={() => setLeads(true)} onClose={onClose} />
    </Modal>
  )
}

type FinderProps = { input: RefObject<InputRef | null>; onLead: () => void; onClose: () => void }

function Finder({ input, onLead, onClose }: FinderProps) {
  const { t } = useTranslation('find')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const { sections, late, records } = useSections(query, useLocation().pathname)
  const entries = sections.flatMap((section) => section.entries)
  const at = Math.min(chosen, entries.length - 1)
  const go = useGo()
  const open = (entry: Entry | undefined) => {
    if (!entry) return
    if (entry.target.kind === 'place') onLead()
    onClose()
    void go(entry)
  }

  const choose = (next: number) => {
    const to = (next + entries.length) % Math.max(entries.length, 1)
    setChosen(to)
    document.getElementById(`${id}${to}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of Chinese goes nowhere.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') choose(at + 1)
    else if (event.key === 'ArrowUp') choose(at - 1)
    else if (event.key === 'Enter') open(entries[at])
    else return
    event.preventDefault()
  }
  const isSettled = !records.isLooking
  const isEmpty = entries.length === 0 && isSettled && !records.error

  return (
    <>
      <Input
        ref={input}
        size="large"
        maxLength={FIND_MAX}
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={t('clear')} /> }}
        prefix={records.isLooking ? <LoadingOutlined aria-hidden /> : <SearchOutlined aria-hidden />}
        placeholder={t('hint')}
        value={query}
        role="combobox"
        aria-label={t('title')}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={entries.length > 0 ? `${id}${at}` : undefined}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}list`} role="listbox" aria-label={t('title')} aria-busy={records.isLooking} className="find-list">
        {sections.map((section) => (
          <div key={section.key} role="group" aria-labelledby={`${id}${section.key}`}>
            <div id={`${id}${section.key}`} className="find-heading" role="presentation">
              {section.title}
            </div>
            {section.entries.map((entry) => {
              const index = entries.indexOf(entry)
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox above
                <div
                  key={entry.key}
                  id={`${id}${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className="find-entry"
                  onMouseMove={() => setChosen(index)}
                  onClick={() => open(entry)}
                >
                  <EntryIcon name={entry.icon} />
                  <span>{entry.title}</span>
                  {entry.trail && <small>{entry.trail}</small>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {entries.length === 0 && records.isLooking && <p className="find-note">{t('searching')}…</p>}
      {records.error && (
        <Alert
          type="warning"
          showIcon
          className="find-alert"
          title={t('failed', { reason: records.error.message })}
          action={
            <Button size="small" onClick={() => void records.refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {late.length > 0 && <p className="find-note">{t('late', { titles: late.join(t('comma')) })}</p>}
      {isEmpty && (
        <Empty image={<Mascot pose="puzzled" />} description={t('nothing', { query: query.trim() })}>
          <p className="find-note">{t('nothingHint')}</p>
        </Empty>
      )}
      <p role="status" className="sr-only">
        {query.trim() !== '' && isSettled ? t('count', { count: entries.length }) : ''}
      </p>
      <p className="find-keys" aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {t('keyMove')}
        </span>
        <span>
          <kbd>Enter</kbd>
          {t('keyOpen')}
        </span>
        <span>
          <kbd>Esc</kbd>
          {t('keyClose')}
        </span>
      </p>
    </>
  )
}
