import { SlidersHorizontal } from 'lucide-react'
import { useText } from '../../../lib/use-site.ts'
import { FONTS, LOOKS, type Settings } from '../store/record.ts'
import { changeSettings, useRecord } from '../store/use-record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** What is shown beside the text, in a small menu. */
export function DrillOptions({ hasPinyin }: { hasPinyin: boolean }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <details className="drill-options">
      <summary className="icon-button">
        <SlidersHorizontal aria-hidden />
        <span className="max-sm:sr-only">{t('options')}</span>
      </summary>
      <div className="drill-options-panel panel">
        <OptionSwitches names={['keyboard', 'hands', 'tutu', 'sound', ...(hasPinyin ? (['pinyin'] as const) : [])]} />
      </div>
    </details>
  )
}

type Switch = 'keyboard' | 'hands' | 'tutu' | 'sound' | 'pinyin'

/** Check boxes of the settings that are on or off, the size of the text, its letters and its ground. */
export function OptionSwitches({ names }: { names: readonly Switch[] }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { settings } = useRecord()
  const change = (part: Partial<Settings>) => changeSettings(part)
  return (
    <div className="option-switches">
      {names.map((name) => (
        <label key={name} className="option">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
          {t(`option-${name}`)}
        </label>
      ))}
      <label className="option">
        <input
          type="checkbox"
          checked={settings.size === 'large'}
          onChange={(event) => change({ size: event.target.checked ? 'large' : 'normal' })}
        />
        {t('option-large')}
      </label>
      <label className="option">
        {t('font')}
        <select
          className="select"
          value={settings.font}
          onChange={(event) => change({ font: FONTS.find((one) => one === event.target.value) })}
        >
          {FONTS.map((one) => (
            <option key={one} value={one}>
              {t(`font-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="option">
        {t('look')}
        <select
          className="select"
          value={settings.look}
          onChange={(event) => change({ look: LOOKS.find((one) => one === event.target.value) })}
        >
          {LOOKS.map((one) => (
            <option key={one} value={one}>
              {t(`look-${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
