import { ALargeSmall } from 'lucide-react'
import { useText } from '../lib/use-site.ts'

const TEXTS = {
  'zh-cn': {
    open: '文字大小和间距',
    size: '文字大小',
    normal: '正常',
    large: '大',
    larger: '很大',
    spacing: '宽松排版',
    spacingHint: '字和行分得更开，读起来不容易看串行。',
  },
  en: {
    open: 'Text size and spacing',
    size: 'Text size',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
    spacing: 'Wide spacing',
    spacingHint: 'Letters and lines stand farther apart, which helps many readers with dyslexia.',
  },
} as const

/** How large the text is and how it is spaced, on the whole site; kept on the device (page-script/reading-settings.ts). */
export function ReadingMenu() {
  const t = useText(TEXTS)
  return (
    <details className="reading-menu needs-script" data-menu>
      <summary className="icon-button" aria-label={t('open')} title={t('open')}>
        <ALargeSmall aria-hidden />
      </summary>
      <div className="reading-panel">
        <fieldset>
          <legend>{t('size')}</legend>
          <div className="flex flex-wrap gap-2">
            {(['normal', 'large', 'larger'] as const).map((size) => (
              <label key={size} className="choice">
                <input type="radio" name="text-size" value={size} defaultChecked={size === 'normal'} />
                {t(size)}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label className="reading-switch">
            <input type="checkbox" name="text-spacing" aria-describedby="spacing-hint" />
            {t('spacing')}
          </label>
          <p id="spacing-hint" className="text-sm text-muted">
            {t('spacingHint')}
          </p>
        </div>
      </div>
    </details>
  )
}
