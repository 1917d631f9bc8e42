import { LANGUAGES } from '@tutu/contract/core/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { hasNode } from '../../lib/menu-tree.ts'
import { signOut } from '../../lib/session.ts'
import { useIsDark } from '../../lib/theme.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { setLayout } from '../../stores/config.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { LANGUAGE_NAMES, useChooseLanguage } from '../header/choose-language.ts'
import { CLEAR_NODE, clearCaches } from '../header/clear-caches.ts'
import { openOverlay } from '../overlay.ts'
import { type Entry, moduleEntries } from './entries.ts'

/** What can be done from anywhere: adding to a module, importing into it, and what the header offers. */
export function useActions(): readonly Entry[] {
  const { t } = useTranslation('find')
  const language = useLanguage()
  const menus = useNavTabs((state) => state.menus)
  const nodes = useNavTabs((state) => state.authNode)
  const isSuper = useAdminInfo((admin) => admin.super)
  const isDark = useIsDark()
  const chooseLanguage = useChooseLanguage()
  return useMemo(() => {
    const action = (key: string, title: string, words: string, act: () => void): Entry => ({
      key: `action:${key}`,
      title,
      trail: '',
      icon: key,
      words: [words],
      target: { kind: 'act', act },
    })
    const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined)
    return [
      ...moduleEntries('add', menus ?? [], { nodes, isSuper }, language, t('addWords')),
      ...(hasNode(menus ?? [], CLEAR_NODE)
        ? [
            action(
              'caches',
              t('clearCaches'),
              t('cacheWords'),
              quietly(() => clearCaches('tp')),
            ),
          ]
        : []),
      action('theme', t(isDark ? 'light' : 'dark'), t('themeWords'), () => setLayout({ isDark: !isDark })),
      ...LANGUAGES.filter((other) => other !== language).map((other) =>
        action('language', t('language', { language: LANGUAGE_NAMES[other] }), t('languageWords'), () =>
          chooseLanguage(other),
        ),
      ),
      action('site', t('site'), t('siteWords'), () => void window.open('/', '_blank', 'noopener')),
      action('shortcuts', t('shortcuts'), t('shortcutWords'), () => openOverlay('shortcuts')),
      action('sign-out', t('signOut'), t('signOutWords'), quietly(signOut)),
      ...moduleEntries('import', menus ?? [], { nodes, isSuper }, language, t('importWords')),
    ]
  }, [t, language, menus, nodes, isSuper, isDark, chooseLanguage])
}
