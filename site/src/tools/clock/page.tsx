import { Maximize, Minimize } from 'lucide-react'
import { useRef } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import stylesheet from './clock.css?url'
import { useAddress } from './keep/use-address.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { LostPart } from './lost-part.tsx'
import { ModeNavigation } from './mode-navigation.tsx'
import { useModeView } from './mode-views.ts'
import { Announcer } from './shared/announce.tsx'
import { RunningLater } from './shared/running-later.tsx'
import { useFullScreen } from './shared/use-full-screen.ts'
import { useClockText } from './shared/use-text.ts'

export const handle = { hydrate: true }

export default function ClockPage() {
  const t = useClockText()
  const { asset } = useSite()
  const [address] = useAddress()
  const { mode, part, View } = useModeView(address.mode)
  const fullButton = useRef<HTMLButtonElement>(null)
  const [isFull, toggleFull] = useFullScreen(fullButton)
  const isMounted = useIsMounted()
  const fullName = t(isFull ? 'leaveFull' : 'full')

  return (
    <div className="page-width clock-page">
      <link rel="stylesheet" href={asset(stylesheet)} precedence="tool" />
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <ModeNavigation />
      <noscript>
        <p className="panel">{t('noScript')}</p>
      </noscript>
      {/* Nothing can be pressed before it would do something: an early press would be lost. */}
      <section
        className="clock-stage"
        data-mode={mode}
        data-full={isFull ? '' : undefined}
        aria-label={t(mode)}
        inert={!isMounted}
      >
        <button
          ref={fullButton}
          type="button"
          className="icon-button clock-full-button needs-script"
          title={fullName}
          onClick={toggleFull}
        >
          {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          <span className="sr-only">{fullName}</span>
        </button>
        {View ? (
          <div className="contents">
            <View />
          </div>
        ) : isMounted ? (
          <LostPart key={mode} part={part} />
        ) : (
          // The first render must repeat what the server has drawn: left alone, as the view that drew it is lost.
          <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </section>
      <Announcer />
      <RunningLater tells={View !== undefined} />
    </div>
  )
}
