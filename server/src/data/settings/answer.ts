import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import {
  GROUP_NAMES,
  type GroupName,
  SETTING_FIELDS,
  SETTINGS_GROUPS,
  type SettingName,
} from '@tutu/contract/settings/index'
import type { SettingsAnswer, SettingsTab, SettingAnswer } from '@tutu/contract/api/routine-config'
import { SECRET_SET, type SettingField, type SettingsGroup } from '@tutu/contract/settings/setting'
import { labelsOf } from './options.ts'
import { ownField, tellOwn } from './own-settings.ts'
import { type Reader, type Reading, readSettings } from './read.ts'
import type { SettingRow } from './row.ts'
import { versionOf } from './save.ts'

/** The settings screen's answer (wire 1.8), `remark` and `quickEntrance` apart. Secrets are not in it. */
export function settingsAnswer(
  rows: readonly SettingRow[],
  reader: Reader,
  language: Language,
): Pick<SettingsAnswer, 'list' | 'configGroup'> {
  const reading = readSettings(rows, reader)
  const titleOf = (group: GroupName): string => pickLanguage(SETTINGS_GROUPS[group].title, language)
  const tab = (name: GroupName): SettingsTab => {
    const { hint, groups, tries }: SettingsGroup = SETTINGS_GROUPS[name]
    const own = rows.filter((row) => row.group === name && row.allow_del)
    // Built-in ones stand in the order of their definition.
    const builtIn = Object.keys(SETTINGS_GROUPS[name].fields).flatMap(
      (setting) => rows.find((row) => row.name === setting) ?? [],
    )
    return {
      name,
      title: titleOf(name),
      hint: pickLanguage(hint, language),
      ...(groups ? { groups } : {}),
      ...(tries ? { tries } : {}),
      version: versionOf(rows, name),
      list: [...builtIn, ...own].map((row) => answerRow(row, reading, reader, language)),
    }
  }
  return {
    list: Object.fromEntries(GROUP_NAMES.map((name) => [name, tab(name)])),
    configGroup: Object.fromEntries(GROUP_NAMES.map((name) => [name, titleOf(name)])),
  }
}

function answerRow(row: SettingRow, reading: Reading, { fixed }: Reader, language: Language): SettingAnswer {
  const { id, name, group, type, rule, weigh, version, allow_del } = row
  const field = allow_del ? ownField(row) : SETTING_FIELDS[name as SettingName]
  const value = allow_del ? tellOwn(row, reading.own[name]) : reading.values[name as SettingName]
  return {
    id,
    name,
    group,
    title: pickLanguage(field.label, language),
    tip: pickLanguage(field.hint, language),
    type,
    ...valueOf(field, value, language),
    content: optionsOf(field, language),
    rule,
    extend: '',
    weigh,
    allow_del: allow_del ? 1 : 0,
    version,
    field,
    setBy: Object.hasOwn(fixed.variables, name) ? fixed.variables[name as SettingName]! : '',
    isUnreadable: reading.unreadable.includes(name) && !Object.hasOwn(fixed.variables, name),
  }
}

function valueOf(field: SettingField, value: unknown, language: Language): Pick<SettingAnswer, 'value' | 'value_i18n'> {
  if (field.secret) return { value: value === '' ? '' : SECRET_SET }
  if (!isLocalized(field)) return { value }
  return { value: pickLanguage(value as Localized, language), value_i18n: value as Localized }
}

function optionsOf(field: Field, language: Language): Record<string, string> | null {
  return 'options' in field ? labelsOf(field.options, language) : null
}
