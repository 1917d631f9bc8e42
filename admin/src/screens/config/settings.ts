import type { Language } from '@tutu/contract/languages'
import type { SettingsAnswer } from '@tutu/contract/settings/answer'
import { api } from '../../lib/api.ts'
import { CONFIG_BASE } from './tab-model.ts'

export const SETTINGS_KEY = ['config', 'settings'] as const
/** Titles come in the language of the interface. */
export const settingsKey = (language: Language) => [...SETTINGS_KEY, language] as const

export async function loadSettings(signal?: AbortSignal): Promise<SettingsAnswer> {
  return api.get<SettingsAnswer>(`/admin/${CONFIG_BASE}/index`, undefined, { signal, showError: false })
}
