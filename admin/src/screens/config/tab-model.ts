import { defineResource, type Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import type { SettingAnswer, SettingsTab } from '@tutu/contract/api/routine-config'
import type { Row } from '../../kit/face.ts'

export const CONFIG_BASE = 'routine.config'

/** What is said under a setting in the place of its own help text, in either language. */
export type Notes = {
  fixed: (variable: string) => NonNullable<Field['hint']>
  unreadable: NonNullable<Field['hint']>
  superOnly: NonNullable<Field['hint']>
}

/** A tab of settings in the words of the engine's forms. */
export function definitionOf(tab: SettingsTab, notes: Notes, isSuper: boolean): Definition {
  return defineResource({
    name: 'config',
    base: CONFIG_BASE,
    title: { 'zh-cn': tab.title, en: tab.title },
    icon: '',
    menu: { directory: '', weigh: 0 },
    label: 'name',
    quickSearch: [],
    sort: { field: 'id', direction: 'asc' },
    ...(tab.groups ? { groups: tab.groups } : {}),
    fields: Object.fromEntries(tab.list.map((setting) => [setting.name, fieldOf(setting, notes, isSuper)])),
  })
}

/** Whether somebody who may edit settings may not change this one. */
export function isHeld({ field, setBy }: SettingAnswer, isSuper: boolean): boolean {
  return setBy !== '' || (field.superOnly === true && !isSuper)
}

function fieldOf({ field, setBy, isUnreadable }: SettingAnswer, notes: Notes, isSuper: boolean): Field {
  // What the environment fixes need not be filled in here.
  if (setBy) return { ...field, required: false, hint: notes.fixed(setBy) }
  if (field.superOnly && !isSuper) return { ...field, hint: notes.superOnly }
  return isUnreadable ? { ...field, hint: notes.unreadable } : field
}

/** Its values as the inputs know them, and the version that goes with a save. */
export function recordOf(tab: SettingsTab): Row {
  const values = tab.list.flatMap((setting) => [
    [setting.name, inputValue(setting)],
    [`${setting.name}_i18n`, setting.value_i18n],
  ])
  return { ...Object.fromEntries(values), id: 0, version: tab.version }
}

function inputValue({ field, value }: SettingAnswer): unknown {
  if (traitsOf(field).holds === 'boolean') return toWire(value)
  // A list of areas is entered as a text with commas.
  return !traitsOf(field).list && Array.isArray(value) ? value.join(',') : value
}

const toWire = (on: unknown): '1' | '0' => (on === true ? '1' : '0')
