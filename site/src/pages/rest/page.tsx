import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Where children are led whose time is over (page-script/child-time.ts says why, and until when). */
export default function RestPage() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language, asset } = useSite()
  return (
    <section
      className="page-width grid max-w-2xl grid-cols-1 justify-items-center gap-4 py-10 text-center sm:py-16"
      data-rest
    >
      <PageHead title={t('title')} indexed={false} />
      <Tutu pose="asleep" className="size-48 max-w-full sm:size-56" />
      <h1 className="text-3xl font-bold">
        <Phrases text={t('heading')} />
      </h1>
      <div role="status" className="grid gap-1">
        <p hidden data-rest-why="minutes">
          {t('minutes')}
        </p>
        <p hidden data-rest-why="quiet">
          {t('quiet')}
        </p>
        <p hidden data-rest-why="none">
          {t('ready')}
        </p>
        <p hidden data-rest-until>
          {t('until')} <b className="tabular-nums" />
        </p>
      </div>
      <p className="text-muted">{t('free')}</p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <a hidden href={linkTo('home', language)} className="btn btn-primary" data-rest-go-on>
          {t('goOn')}
        </a>
        <button
          hidden
          type="button"
          className="btn"
          data-rest-leave
          data-script={asset(import.meta.env.REST_LEAVE ?? '/src/pages/rest/leave.ts')}
          data-grown-up=""
        >
          {t('leave')}
        </button>
      </p>
    </section>
  )
}
