import { useShellText } from './use-text.ts'

/** The centre's frame while it is not known who asks. */
export function CentreSkeleton() {
  const t = useShellText()
  return (
    <>
      <div className="centre-menu" aria-hidden>
        <span className="centre-who">
          <span className="skeleton size-12" />
          <span className="skeleton h-8 w-32" />
        </span>
        <span className="skeleton h-12 w-full lg:hidden" />
        <span className="skeleton h-[28rem] w-full max-lg:hidden" />
      </div>
      <div className="centre-page" aria-busy="true">
        <p role="status" className="sr-only needs-script">
          {t('loading')}
        </p>
        <noscript>
          <p className="panel">{t('noScript')}</p>
        </noscript>
        <span className="skeleton needs-script h-10 w-72 max-w-full" aria-hidden />
        <span className="skeleton needs-script mt-6 h-64 w-full" aria-hidden />
        <span className="skeleton needs-script mt-6 h-32 w-full" aria-hidden />
      </div>
    </>
  )
}
