import { pickLanguage } from '@tutu/contract/core/languages'
import { Flag } from 'lucide-react'
import { WRONGS } from '../../lib/responses.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Tells a teacher that something is wrong; visitors may, too. */
export function Report() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <details className="work-report needs-script">
      <summary>
        <Flag aria-hidden />
        {t('report')}
      </summary>
      <form data-report data-done={t('reported')} data-failed={t('notSaid')}>
        <p className="text-sm">{t('reportIntro')}</p>
        <fieldset>
          <legend className="font-bold">{t('reportWhat')}</legend>
          {Object.entries(WRONGS).map(([kind, name]) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} required />
              {pickLanguage(name, language)}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1">
          <span>{t('reportNote')}</span>
          <textarea name="note" rows={2} aria-describedby="report-note-problem" />
        </label>
        <p id="report-note-problem" className="field-error" hidden data-report-problem />
        <button type="submit" className="btn">
          {t('reportSend')}
        </button>
      </form>
      <p role="status" tabIndex={-1} data-report-status />
    </details>
  )
}
