import { Columns2 } from 'lucide-react'
import { withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const LESSON_COMPARE = import.meta.env.LESSON_COMPARE ?? '/src/pages/lesson/compare/index.ts'

/** Where learners put their own Scratch project beside the finished piece. The file stays on their device. */
export function CompareWithMine({ finished: { title, file } }: { finished: { title: string; file: string } }) {
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section
      aria-labelledby="compare"
      className="lesson-compare needs-script mt-10"
      data-compare={asset(LESSON_COMPARE)}
      data-compare-player={withQuery('/player', language)}
      data-compare-file={file}
      data-compare-address={asset(file)}
      data-compare-title={title}
      data-compare-working={t('compareWorking')}
      data-compare-lost={t('compareLost')}
    >
      <h2 id="compare" className="mb-3 text-2xl font-bold">
        {t('compareTitle')}
      </h2>
      <p className="mb-3">{t('compareHow')}</p>
      <label className="btn compare-choose">
        <Columns2 aria-hidden />
        {t('compareChoose')}
        <input type="file" accept=".sb3,.sb2,.sb" className="sr-only" data-compare-mine />
      </label>
      <div role="status" className="compare-said" data-compare-said />
      <div data-compare-room />
    </section>
  )
}
