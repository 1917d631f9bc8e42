import { linkTo } from '../../lib/links.ts'
import { useSite } from '../../lib/use-site.ts'
import { useRegisterText } from './use-text.ts'

type Props = {
  /** What was answered; kept by the page alone. */
  birthYear: number
  onBack: () => void
}

/** Where who may be under 14 goes on: a guardian agrees first. */
export function GuardianStep({ onBack }: Props) {
  const t = useRegisterText()
  const { language } = useSite()
  return (
    <div className="form">
      <h2 className="text-lg font-bold">{t('guardianHeading')}</h2>
      <p>{t('guardianText')}</p>
      <p>{t('guardianFree')}</p>
      <p className="flex flex-wrap gap-3">
        <a href={linkTo('tool', language)} className="btn btn-primary">
          {t('toTools')}
        </a>
        <button type="button" className="btn" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </div>
  )
}
