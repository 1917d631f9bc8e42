import { useQueryClient } from '@tanstack/react-query'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { SettingsAnswer, SettingsTab } from '@tutu/contract/api/routine-config'
import { Grid, Select, Tabs } from 'antd'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { useIsPaneShown } from '../../lib/pane.ts'
import type { Values } from '../../resource/form/form-values.ts'
import { loadSettings, settingsKey } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'
import { TryPayments } from './try-payments.tsx'
import { TrySettings } from './try-settings.tsx'

type Props = {
  list: SettingsAnswer['list']
  active: string
  choose: (name: string) => void
  /** The setting that a link leads to; '': none. */
  sought: string
  onFound: () => void
}

/** A tab for each group; what is typed on one stays while another is looked at. On a phone they are a choice. */
export function SettingsTabs({ list, active, choose, sought, onFound }: Props) {
  const { t } = useTranslation('config')
  const language = useLanguage()
  const client = useQueryClient()
  const isPhone = !Grid.useBreakpoint().sm
  const isPaneShown = useIsPaneShown()
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  /** By tab: how often it was saved here, and what it was afterwards. */
  const [saves, setSaves] = useState<Readonly<Record<string, { count: number; tab: SettingsTab }>>>({})
  const names = Object.keys(list)

  const markDirty = useCallback((name: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(name) === isDirty) return before
      const next = new Set(before)
      if (isDirty) next.add(name)
      else next.delete(name)
      return next
    })
  }, [])
  const labelOf = (name: string) => {
    const { title } = list[name]!
    if (!dirty.has(name)) return title
    return (
      <span className="tab-dirty" title={t('unsavedTab', { title })}>
        {title}
      </span>
    )
  }
  const reload = async (): Promise<SettingsAnswer> => {
    const fresh = await loadSettings()
    client.setQueryData(settingsKey(language), fresh)
    return fresh
  }
  const formOf = (name: string, tab: SettingsTab) => ({
    tab,
    isShown: isPaneShown && name === active,
    sought: isPaneShown && name === active ? sought : '',
    onFound,
    begun: saves[name]?.tab ?? tab,
    wasSaved: name in saves,
    onSaved: async () => {
      const saved = (await reload()).list[name]!
      setSaves((before) => ({ ...before, [name]: { count: (before[name]?.count ?? 0) + 1, tab: saved } }))
    },
    reload: async () => (await reload()).list[name]!,
  })

  return (
    <>
      {isPhone && (
        <Select
          aria-label={t('groups')}
          className="config-choice"
          value={active}
          options={names.map((name) => ({ value: name, label: labelOf(name) }))}
          onChange={(name) => choose(String(name))}
        />
      )}
      <Tabs
        activeKey={active}
        aria-label={t('groups')}
        onChange={choose}
        // A row of seven does not fit a phone.
        {...(isPhone ? { renderTabBar: () => <></> } : {})}
        items={names.map((name) => ({
          key: name,
          label: labelOf(name),
          children: (
            <TabPane key={saves[name]?.count ?? 0} name={name} markDirty={markDirty} form={formOf(name, list[name]!)} />
          ),
        }))}
      />
    </>
  )
}

type TabPaneProps = {
  name: string
  markDirty: (name: string, isDirty: boolean) => void
  form: Omit<Parameters<typeof SettingsForm>[0], 'onDirty' | 'children'>
}

/** What tries the settings of a tab, below them. */
function triedBy(name: string, tab: SettingsTab): ((values: Values, definition: Definition) => ReactNode) | undefined {
  const { tries } = tab
  if (tries)
    return (values, definition) => <TrySettings tab={tab} tries={tries} definition={definition} values={values} />
  return name === 'payment' ? () => <TryPayments tab={tab} /> : undefined
}

function TabPane({ name, markDirty, form }: TabPaneProps) {
  const onDirty = useCallback((isDirty: boolean) => markDirty(name, isDirty), [markDirty, name])
  return (
    <SettingsForm {...form} onDirty={onDirty}>
      {triedBy(name, form.tab)}
    </SettingsForm>
  )
}
