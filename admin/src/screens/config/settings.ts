import type { Language } from '@tutu/contract/core/languages'
import type { SettingsAnswer } from '@tutu/contract/api/routine-config'
import { api } from '../../lib/api.ts'

export const SETTINGS_KEY = ['config', 'settings'] as const
/** Titles come in the language of the interface. */
export const settingsKey = (language: Language) => [...SETTINGS_KEY, language] as const

export async function loadSettings(signal?: AbortSignal): Promise<SettingsAnswer> {
  return (await api.call('GET /admin/routine.config/index', {}, { signal, showError: false })).data
}
