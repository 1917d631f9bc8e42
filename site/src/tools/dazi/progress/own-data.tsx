import { Download, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { useText } from '../../../lib/use-site.ts'
import { store, useKeeping } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** Where the data is, a copy of it, and its end. */
export function OwnData() {
  const t = useText({ 'zh-cn': zhCn, en })
  const keeping = useKeeping()
  const [asks, setAsks] = useState(false)
  const [isErased, setErased] = useState(false)
  const eraseButton = useRef<HTMLButtonElement>(null)
  const keepFocus = useKeepFocus()
  const answer = (erase: boolean) => {
    keepFocus(() => eraseButton.current)
    if (erase) store.erase()
    setErased(erase)
    setAsks(false)
  }
  return (
    <section className="panel" aria-labelledby="own-data">
      <h3 id="own-data">{t('dataTitle')}</h3>
      <p>{t(keeping === 'memory' ? 'dataMemory' : 'dataText')}</p>
      <p className="result-actions">
        <button type="button" className="btn" onClick={download}>
          <Download aria-hidden />
          {t('dataExport')}
        </button>
        {asks ? (
          <span className="erase-question" role="alertdialog" aria-label={t('dataAsk')}>
            {t('dataAsk')}
            <button type="button" className="btn btn-danger" onClick={() => answer(true)}>
              {t('dataEraseYes')}
            </button>
            <button type="button" className="btn" ref={focus} onClick={() => answer(false)}>
              {t('dataEraseNo')}
            </button>
          </span>
        ) : (
          <button ref={eraseButton} type="button" className="btn" onClick={() => setAsks(true)}>
            <Trash2 aria-hidden />
            {t('dataErase')}
          </button>
        )}
      </p>
      <p role="status">{isErased && !asks && t('dataErased')}</p>
    </section>
  )
}

/** The question's harmless answer takes the focus. */
function focus(button: HTMLButtonElement | null) {
  button?.focus()
}

function download() {
  const url = URL.createObjectURL(new Blob([JSON.stringify(store.record(), null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'tutu-typing.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
