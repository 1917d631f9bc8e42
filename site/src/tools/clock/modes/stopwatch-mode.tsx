import { Copy, Download, Flag, Pause, Play, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useKeepFocus } from '../../../lib/keep-focus.ts'
import { keptStopwatch } from '../keep/kept-stopwatch.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useFrames } from '../keep/use-frames.ts'
import { formatHundredths, formatPassed } from '../logic/duration.ts'
import { formatPrecise, lapsOf, lapTable, passedOf, STOPPED, takeLap, toggleStopwatch } from '../logic/stopwatch.ts'
import { announce } from '../shared/announce.tsx'
import { useClockText } from '../shared/use-text.ts'
import { useModeText } from './use-text.ts'

export function StopwatchMode() {
  const t = useModeText()
  const modeName = useClockText()
  const [watch, setWatch] = useStored(keptStopwatch)
  const now = useFrames(watch.startedAt !== null)
  const [isCopied, setIsCopied] = useState(false)
  const isRunning = watch.startedAt !== null
  const passed = passedOf(watch, now)
  const laps = lapsOf(watch).toReversed()
  const headings = [t('lap'), t('lapTime'), t('totalTime')]

  const main = useRef<HTMLButtonElement>(null)
  const keepFocus = useKeepFocus()
  const reset = () => {
    keepFocus(() => main.current)
    setWatch(STOPPED)
  }
  const copy = async () => {
    await copyText(lapTable(watch, headings, '\t'))
    setIsCopied(true)
    announce(t('copied'))
    setTimeout(() => setIsCopied(false), 2000)
  }
  return (
    <div className="clock-stopwatch">
      <p className="clock-huge" role="timer" aria-label={modeName('stopwatch')}>
        {formatPassed(passed)}
        <small>{formatHundredths(passed)}</small>
      </p>
      <div className="clock-buttons justify-center">
        <button
          ref={main}
          type="button"
          className="btn btn-primary btn-lg"
          onClick={() => setWatch((known) => toggleStopwatch(known, Date.now()))}
        >
          {isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
          {isRunning ? t('pause') : passed > 0 ? t('goOn') : t('start')}
        </button>
        <button
          type="button"
          className="btn btn-lg"
          disabled={!isRunning}
          onClick={() => setWatch((known) => takeLap(known, Date.now()))}
        >
          <Flag aria-hidden />
          {t('takeLap')}
        </button>
        <button type="button" className="btn btn-lg" disabled={passed === 0} onClick={reset}>
          <RotateCcw aria-hidden />
          {t('reset')}
        </button>
      </div>
      {laps.length > 0 && (
        <>
          <table className="clock-laps">
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {laps.map(({ number, lap, total, best }) => (
                <tr key={number} data-best={best ?? undefined}>
                  <th scope="row">{number}</th>
                  <td>
                    {formatPrecise(lap)} {best && <small>{best === 'fastest' ? t('fastest') : t('slowest')}</small>}
                  </td>
                  <td>{formatPrecise(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="clock-buttons justify-center">
            <button type="button" className="btn" onClick={copy}>
              <Copy aria-hidden />
              {isCopied ? t('copied') : t('copy')}
            </button>
            <button type="button" className="btn" onClick={() => saveCsv(lapTable(watch, headings, ','), t('lapFile'))}>
              <Download aria-hidden />
              {t('saveCsv')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

function saveCsv(table: string, name: string): void {
  // Office programs know UTF-8 by the mark at its beginning.
  const url = URL.createObjectURL(new Blob([`\uFEFF${table}\n`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
