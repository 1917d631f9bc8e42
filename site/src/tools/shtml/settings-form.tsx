import { ColourChoice } from './colour-choice.tsx'
import { ACCENTS, BACKGROUNDS } from './palettes.ts'
import type { Settings } from '../../player/scratch/settings.ts'
import { useToolText } from './use-text.ts'

type SettingsFormProps = {
  settings: Settings
  /** More than one work: says which settings are for all. */
  several: boolean
  disabled: boolean
  onSettings: (changed: Partial<Settings>) => void
}

const SWITCHES = ['autoplay', 'controls', 'fullScreen', 'turbo'] as const

export function SettingsForm({ settings, several, disabled, onSettings }: SettingsFormProps) {
  const t = useToolText()
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className="shtml-settings" disabled={disabled}>
        <label className="shtml-field">
          <span>{t('author')}</span>
          <input
            value={settings.author}
            placeholder={t('authorPlaceholder')}
            autoComplete="off"
            onChange={({ target }) => onSettings({ author: target.value })}
          />
        </label>
        <ColourChoice
          name="background"
          label={t('background')}
          colours={BACKGROUNDS}
          value={settings.background}
          onChange={(background) => onSettings({ background })}
        />
        <ColourChoice
          name="accent"
          label={t('accent')}
          colours={ACCENTS}
          value={settings.accent}
          onChange={(accent) => onSettings({ accent })}
        />
        <label className="shtml-field">
          <span>{t('touchKeys')}</span>
          <select
            className="select"
            value={settings.touchKeys}
            onChange={({ target }) => onSettings({ touchKeys: target.value as Settings['touchKeys'] })}
          >
            <option value="touch">{t('touchKeysTouch')}</option>
            <option value="always">{t('touchKeysAlways')}</option>
            <option value="never">{t('touchKeysNever')}</option>
          </select>
        </label>
        <div className="shtml-switches">
          {SWITCHES.map((name) => (
            <label key={name} className="shtml-switch">
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={({ target }) => onSettings({ [name]: target.checked })}
              />
              {t(name)}
            </label>
          ))}
        </div>
        {several && <p className="text-muted">{t('forAll')}</p>}
      </fieldset>
    </form>
  )
}
