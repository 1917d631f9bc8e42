import { FileDown, Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useBusy } from '../../lib/use-busy.ts'
import { useText } from '../../lib/use-site.ts'

const TEXTS = {
  'zh-cn': {
    print: '打印证书',
    save: '存成 PDF',
    saving: '正在存……',
    saveProblem: '没能存成 PDF。点“打印证书”，也可以在那里选“另存为 PDF”。',
  },
  en: {
    print: 'Print it',
    save: 'Save as PDF',
    saving: 'Saving …',
    saveProblem: 'It could not be saved as PDF. “Print it” offers that too.',
  },
} as const

/** To print a certificate, or to have it as a file. `title`: the file's name, and what readers of PDF call it. */
export function CertificateButtons({ sheet, title }: { sheet: RefObject<HTMLElement | null>; title: string }) {
  const t = useText(TEXTS)
  const [isBusy, busily] = useBusy()
  const [hasFailed, setFailed] = useState(false)
  const save = () =>
    busily(async () => {
      setFailed(false)
      try {
        const { saveAsPdf } = await import('./save-as-pdf.ts')
        if (sheet.current) await saveAsPdf(sheet.current, title)
      } catch (error) {
        setFailed(true)
        throw error
      }
    })
  return (
    <div className="certificate-buttons">
      <button type="button" className="btn btn-primary" onClick={() => print()}>
        <Printer aria-hidden />
        {t('print')}
      </button>
      <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void save()}>
        <FileDown aria-hidden />
        {t(isBusy ? 'saving' : 'save')}
      </button>
      <p role="status">{hasFailed && t('saveProblem')}</p>
    </div>
  )
}
