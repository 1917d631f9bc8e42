import type { Localized } from '@tutu/contract/core/languages'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { reportProblem } from '../../lib/report.ts'
import { useTitle } from '../../lib/title.ts'

// In both languages at hand: what failed may be the loading of the texts.
const TEXTS: Record<'title' | 'text' | 'reload', Localized> = {
  title: { 'zh-cn': '页面没能打开', en: 'The page could not be opened' },
  text: {
    'zh-cn': '可能是网络中断，或者网站刚更新过。重新加载一次试试。',
    en: 'The network may be down, or the site has just been updated. Reload and try again.',
  },
  reload: { 'zh-cn': '重新加载', en: 'Reload' },
}

/** In place of the whole page, when nothing else could be shown. Needs nothing that is still to be fetched. */
export function PageError() {
  const language = useLanguage()
  const error = useRouteError()
  useTitle(TEXTS.title[language])
  useEffect(() => reportProblem({ kind: 'broken', message: String(error), path: window.location.pathname }), [error])
  return (
    <main className="plain-page">
      <h1>{TEXTS.title[language]}</h1>
      <p>{TEXTS.text[language]}</p>
      <button type="button" className="button-primary" onClick={() => window.location.reload()}>
        {TEXTS.reload[language]}
      </button>
    </main>
  )
}
