import { CheckOutlined } from '@ant-design/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { accentPair, type ColourPair, inkOn, surfacePair } from '../../lib/colour.ts'
import { useIsDark } from '../../lib/theme.ts'
import { type ColourRole, setColour, useConfig } from '../../stores/config.ts'
import { PRESET_NAMES, PRESETS } from './presets.ts'

/**
 * A colour of the shell: one of the presets or one's own. Of one's own the other appearance's half is made, and both are
 * moved until texts can be read.
 */
export function ColourChoice({ role, label }: { role: ColourRole; label: string }) {
  const { t } = useTranslation('shell')
  const chosen = useConfig((config) => config.layout.colours[role])
  const half = useIsDark() ? 1 : 0
  const id = useId()
  const presets = PRESETS[role]
  const isSame = (pair: ColourPair) => pair.join() === (chosen ?? presets[0])?.join()
  const isOwn = chosen !== null && !presets.some(isSame)
  const own = isOwn ? chosen[half] : (presets[0]?.[half] ?? '#000000')
  const mark = (colour: string) => <CheckOutlined style={{ color: inkOn(colour) }} aria-hidden />
  return (
    <div role="radiogroup" aria-labelledby={id} className="settings-row">
      <span id={id}>{label}</span>
      <span className="settings-colours">
        {presets.map((pair, at) => {
          const name = t(PRESET_NAMES[role][at] ?? 'colourBrand')
          return (
            <button
              key={pair.join()}
              type="button"
              role="radio"
              aria-checked={isSame(pair)}
              aria-label={name}
              title={name}
              className="settings-colour"
              style={{ background: pair[half] }}
              onClick={() => setColour(role, at === 0 ? null : pair)}
            >
              {isSame(pair) ? mark(pair[half]) : null}
            </button>
          )
        })}
        <label className="settings-colour settings-colour-own" style={isOwn ? { background: own } : undefined}>
          {isOwn ? mark(own) : null}
          <input
            type="color"
            aria-label={`${label}: ${t('colourOwn')}`}
            title={t('colourOwn')}
            value={own}
            onChange={({ target }) =>
              setColour(role, role === 'accent' ? accentPair(target.value) : surfacePair(target.value))
            }
          />
        </label>
      </span>
    </div>
  )
}
