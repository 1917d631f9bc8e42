import { ArrowRight, FileUp, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { PROJECT_FILES } from '../../../lib/project-files.ts'
import { listTools } from '../../../lib/tools.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { en } from '../en.ts'
import { zhCn } from '../zh-cn.ts'
import { FIRST_TIME, GOAL_TIME, ROUND, STEP } from './play.ts'

const STRIPS: Readonly<Record<string, () => ReactNode>> = { dazi: KeysStrip, clock: ClockStrip, shtml: DropStrip }

/** The three tools, each with something to try on the spot. Without script they are told and linked. */
export function PlayStrips() {
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="section page-width" aria-labelledby="play">
      <div className="section-heading">
        <h2 id="play">{t('playTitle')}</h2>
        <p className="w-full text-muted">{t('playText')}</p>
      </div>
      <ul className="play-strips">
        {listTools(language).map(({ slug, title, intro, accent, href }) => {
          const Strip = STRIPS[slug]
          return (
            Strip && (
              <li key={slug} className={`play-strip accent-${accent}`} data-play={slug}>
                <Strip />
                <div className="play-words">
                  <h3 className="text-lg font-bold">{title}</h3>
                  <p className="text-muted">{intro}</p>
                  <a href={href} className="text-link">
                    {t('playOpen', { tool: title })}
                    <ArrowRight aria-hidden />
                  </a>
                </div>
              </li>
            )
          )
        })}
      </ul>
      <script src={asset(import.meta.env.HOME_SCRIPT ?? '/src/pages/home/play/script.ts')} type="module" />
    </section>
  )
}

function KeysStrip() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="play-stage needs-script">
      <p className="play-task">{t('keysTask')}</p>
      <p className="play-row" aria-hidden="true">
        {ROUND.map((letter, index) => (
          <span key={index} data-letter data-now={index === 0 || undefined}>
            {letter}
          </span>
        ))}
      </p>
      <p className="play-keys">
        {(['f', 'j'] as const).map((key) => (
          <button key={key} type="button" className="play-key" data-key={key}>
            {key.toUpperCase()}
          </button>
        ))}
      </p>
      <p
        className="play-status"
        role="status"
        data-status
        data-next={t('keysNext', { key: '{key}' })}
        data-wrong={t('keysWrong', { key: '{key}' })}
        data-done={t('keysDone')}
      >
        {t('keysHint')}
      </p>
      <AgainButton />
    </div>
  )
}

function ClockStrip() {
  const t = useText({ 'zh-cn': zhCn, en })
  const angles = { hour: FIRST_TIME / 2, minute: (FIRST_TIME % 60) * 6 }
  return (
    <div className="play-stage needs-script">
      <p className="play-task">{t('clockTask')}</p>
      <svg viewBox="-100 -100 200 200" className="play-clock" aria-hidden="true" data-dial>
        <circle r="94" className="play-dial" />
        {Array.from({ length: 12 }, (_, hour) => (
          <line key={hour} y1="-86" y2={hour % 3 === 0 ? -72 : -78} transform={`rotate(${hour * 30})`} />
        ))}
        {[12, 3, 6, 9].map((hour, index) => (
          <text key={hour} x={[0, 56, 0, -56][index]} y={[-56, 0, 56, 0][index]}>
            {hour}
          </text>
        ))}
        <line y1="12" y2="-46" transform={`rotate(${angles.hour})`} className="play-hour" data-hour />
        <line y1="14" y2="-74" transform={`rotate(${angles.minute})`} className="play-minute" data-minute />
        <circle r="6" className="play-cap" />
      </svg>
      <label className="play-slider">
        <span className="sr-only">{t('clockSlider')}</span>
        <input
          type="range"
          min="0"
          max={720 - STEP}
          step={STEP}
          defaultValue={FIRST_TIME}
          autoComplete="off"
          data-time
          data-goal={GOAL_TIME}
          data-words={t('clockTime', { time: '{time}' })}
        />
      </label>
      <p className="play-status" role="status" data-status data-done={t('clockDone')}>
        {t('clockHint')}
      </p>
    </div>
  )
}

function DropStrip() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="play-stage needs-script">
      <p className="play-task">{t('dropTask')}</p>
      <label className="play-drop">
        <FileUp aria-hidden />
        <span>{t('dropChoose')}</span>
        <input type="file" accept={PROJECT_FILES} data-project />
      </label>
      <p
        className="play-status"
        role="status"
        data-status
        data-going={t('dropGoing', { name: '{name}' })}
        data-other={t('dropOther', { name: '{name}' })}
        data-lost={t('dropLost')}
      >
        {t('dropHint')}
      </p>
    </div>
  )
}

function AgainButton() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <button type="button" className="btn btn-sm play-again" data-again hidden>
      <RotateCcw aria-hidden />
      {t('playAgain')}
    </button>
  )
}
