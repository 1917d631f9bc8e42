import { Bell, Volume2 } from 'lucide-react'
import { useSite } from '../../../lib/use-site.ts'
import { askToNotify, canNotify } from '../alarm/notify.ts'
import { playSound, unlockSound } from '../alarm/sounds.ts'
import { keptSettings } from '../keep/kept-settings.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { sayDuration } from '../logic/duration.ts'
import { type SoundName, SOUNDS, WARNINGS } from '../logic/settings.ts'
import { Choices, Toggle } from '../shared/choices.tsx'
import { useModeText } from '../modes/use-text.ts'

/** How the end is told: sound, volume, the warning before it, a notification where that is wanted. */
export function SoundSettings() {
  const { language } = useSite()
  const t = useModeText()
  const [settings, setSettings] = useStored(keptSettings)
  const isMounted = useIsMounted()
  const soundName: Readonly<Record<SoundName, string>> = {
    chime: t('soundChime'),
    wood: t('soundWood'),
    drop: t('soundDrop'),
    none: t('soundNone'),
  }
  const hear = (sound: SoundName) => {
    unlockSound()
    playSound(sound, settings.volume)
  }
  return (
    <details className="clock-more">
      <summary>
        <Bell aria-hidden />
        {t('soundAndWarning')}
      </summary>
      <div className="clock-more-inside">
        <Choices
          label={t('sound')}
          value={settings.sound}
          options={SOUNDS.map((sound) => [sound, soundName[sound]] as const)}
          onChoose={(sound) => {
            setSettings({ ...settings, sound })
            hear(sound)
          }}
        />
        {settings.sound !== 'none' && (
          <div className="clock-volume">
            <label>
              <span>{t('volume')}</span>
              <input
                type="range"
                min="0"
                max="100"
                step="10"
                value={settings.volume}
                onChange={(event) => setSettings({ ...settings, volume: Number(event.target.value) })}
              />
            </label>
            <button type="button" className="btn clock-small" onClick={() => hear(settings.sound)}>
              <Volume2 aria-hidden />
              {t('tryIt')}
            </button>
          </div>
        )}
        <Choices
          label={t('warn')}
          value={settings.warn}
          options={WARNINGS.map((warn) => [warn, warn === 0 ? t('warnNone') : sayDuration(warn, language)] as const)}
          onChoose={(warn) => setSettings({ ...settings, warn })}
        />
        {isMounted && canNotify() && (
          <div className="clock-choices">
            <Toggle
              label={t('notify')}
              on={settings.notify}
              onToggle={async (on) => {
                const isAllowed = on && (await askToNotify())
                keptSettings.write((known) => ({ ...known, notify: isAllowed }))
              }}
            />
          </div>
        )}
      </div>
    </details>
  )
}
