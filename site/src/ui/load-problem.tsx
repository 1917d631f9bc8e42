import { useText } from '../lib/use-site.ts'

const TEXTS = { 'zh-cn': { again: '再试一次' }, en: { again: 'Try again' } } as const

/** In the place of what could not be read: what happened, and the one thing to do. */
export function LoadProblem({ title, text, again }: { title: string; text: string; again: () => void }) {
  const t = useText(TEXTS)
  return (
    <div className="panel load-problem" role="alert">
      <p>
        <b className="block">{title}</b>
        {text}
      </p>
      <button type="button" className="btn" onClick={again}>
        {t('again')}
      </button>
    </div>
  )
}
