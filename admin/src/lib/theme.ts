import { useEffect } from 'react'
import { useConfig } from '../stores/config.ts'
import { useMedia } from './media.ts'

/** Whether the page is dark: as the user said, else as the system has it. Also marks the document so. */
export function useIsDark(): boolean {
  const chosen = useConfig((config) => config.layout.isDark)
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const isDark = chosen ?? isSystemDark
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])
  return isDark
}
