import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { useSite, useText } from '../lib/use-site.ts'

const TEXTS = {
  'zh-cn': {
    read: '读给我听',
    pause: '停一下',
    resume: '接着读',
    stop: '不读了',
    controls: '朗读',
    speed: '速度',
    slow: '慢',
    normal: '正常',
    fast: '快',
    none: '这个浏览器没有会说中文的声音。可以在系统设置里装一个，或者换一个浏览器。',
    lost: '朗读没有加载出来。看看网络有没有连上，再按一次。',
  },
  en: {
    read: 'Read to me',
    pause: 'Pause',
    resume: 'Go on',
    stop: 'Stop',
    controls: 'Reading aloud',
    speed: 'Speed',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    none: 'This browser has no voice that speaks English. Install one in the settings of your system, or try another browser.',
    lost: 'Reading aloud could not be loaded. Check your connection, then press again.',
  },
} as const

/** Reads aloud the element whose id is `of`; what does so is fetched when it is pressed first (page-script/read-aloud.ts). */
export function ReadAloud({ of, className = '' }: { of: string; className?: string }) {
  const { asset, language } = useSite()
  const t = useText(TEXTS)
  return (
    <div
      className={`read-aloud needs-script ${className}`}
      data-read-aloud={of}
      data-reader={asset(import.meta.env.READ_ALOUD_SCRIPT ?? '/src/read-aloud/index.ts')}
      data-language={language}
    >
      <button type="button" className="btn" data-read-start>
        <Volume2 aria-hidden />
        {t('read')}
      </button>
      <div className="read-controls" role="group" aria-label={t('controls')} data-read-controls hidden>
        <button type="button" className="btn" data-read-pause>
          <Pause aria-hidden />
          {t('pause')}
        </button>
        <button type="button" className="btn" data-read-resume hidden>
          <Play aria-hidden />
          {t('resume')}
        </button>
        <button type="button" className="btn" data-read-stop>
          <Square aria-hidden />
          {t('stop')}
        </button>
        <label>
          <span className="sr-only">{t('speed')}</span>
          <select className="select" defaultValue="1" data-read-speed>
            <option value="0.75">{t('slow')}</option>
            <option value="1">{t('normal')}</option>
            <option value="1.25">{t('fast')}</option>
          </select>
        </label>
      </div>
      <p role="status" className="text-sm text-muted" data-read-note data-none={t('none')} data-lost={t('lost')} />
    </div>
  )
}
