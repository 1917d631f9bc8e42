import { inLanguage, linkTo } from '../lib/links.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { LOST_TEXTS } from './lost-texts.ts'

/** That a page failed, without pictures: sent along with every page that hydrates, for when nothing else can be had. */
export function PlainProblem() {
  const { language, path, search } = useSite()
  const t = useText(LOST_TEXTS)
  return (
    <section className="page-width grid max-w-2xl justify-items-center gap-4 py-16 text-center">
      <h1 className="text-3xl font-bold">{t('problem')}</h1>
      <p>{t('problemHint')}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <a href={inLanguage(path, search, language)} className="btn btn-primary">
          {t('partReload')}
        </a>
        <a href={linkTo('home', language)} className="btn">
          {t('problemHome')}
        </a>
      </p>
    </section>
  )
}
