import { useTranslation } from 'react-i18next'
import { useIsInProgress } from '../lib/progress.ts'

/** The thin bar at the top while a screen that was navigated to is on its way (spec 2: after the first, no overlay). */
export function ProgressBar() {
  const { t } = useTranslation('shell')
  return useIsInProgress() ? <div className="shell-progress" role="progressbar" aria-label={t('loading')} /> : null
}
