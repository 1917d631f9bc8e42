import type { Child, ChildSettings } from '@tutu/contract/api/guardian'
import { type FormEvent, useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useGuardianText } from './use-text.ts'

/** Minutes that are offered; another that was set stays on offer. */
const MINUTES = [15, 20, 30, 45, 60, 90, 120, 180]
const QUIET = { quiet_from: '22:00', quiet_to: '06:00' }

export function SettingsForm({ child, onSaved }: { child: Child; onSaved: () => void }) {
  const t = useGuardianText()
  const [settings, setSettings] = useState<ChildSettings>(child.settings)
  const [isBusy, busily] = useBusy()
  const set = (more: Partial<ChildSettings>) => setSettings((before) => ({ ...before, ...more }))
  const { daily_minutes: minutes, quiet_from, quiet_to } = settings
  const offered =
    minutes === null || MINUTES.includes(minutes) ? MINUTES : [...MINUTES, minutes].toSorted((a, b) => a - b)
  const isSame = JSON.stringify(settings) === JSON.stringify(child.settings)

  const save = () =>
    busily(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const body = { id: child.id, ...settings, time_zone: timeZone }
      // Where it is refused, what was set stays to be tried again.
      await guardianApi.call('POST /api/guardian/settings', { body }, { showSuccess: true })
      onSaved()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form className="child-part child-settings" onSubmit={submit}>
      <h3>{t('settings')}</h3>
      <Switch
        label={t('publish')}
        hint={t('publishHint')}
        isOn={settings.can_publish}
        onChange={(can_publish) => set({ can_publish })}
      />
      <Switch
        label={t('comment')}
        hint={t('commentHint')}
        isOn={settings.can_comment}
        onChange={(can_comment) => set({ can_comment })}
      />
      <label className="field">
        <span className="font-semibold">{t('daily')}</span>
        <select
          className="select"
          value={minutes ?? ''}
          onChange={({ target }) => set({ daily_minutes: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('noLimit')}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {one >= 60 && one % 30 === 0 ? t('hours', { hours: one / 60 }) : t('minutes', { minutes: one })}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={t('quiet')}
        hint={t('quietHint')}
        isOn={quiet_from !== null}
        onChange={(isQuiet) => set(isQuiet ? QUIET : { quiet_from: null, quiet_to: null })}
      />
      {quiet_from !== null && (
        <>
          <div className="child-hours">
            <Time label={t('from')} value={quiet_from} onChange={(time) => set({ quiet_from: time })} />
            <Time label={t('to')} value={quiet_to ?? ''} onChange={(time) => set({ quiet_to: time })} />
          </div>
          <p className="field-hint">{t('zone')}</p>
        </>
      )}
      <button type="submit" className="btn btn-primary" disabled={isSame} aria-disabled={isBusy}>
        {isBusy ? t('saving') : t('save')}
      </button>
    </form>
  )
}

type SwitchProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        <span className="field-hint block">{hint}</span>
      </span>
    </label>
  )
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <label className="field">
      <span className="font-semibold">{label}</span>
      <span className="field-input">
        <input type="time" required value={value} onChange={({ target }) => onChange(target.value)} />
      </span>
    </label>
  )
}
