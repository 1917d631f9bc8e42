// Loaded when first opened.
import { Button, Drawer, Popconfirm, Slider, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsShrunk } from '../../lib/media.ts'
import { COLOUR_ROLES, type LayoutMode, restoreLayout, setLayout, useConfig } from '../../stores/config.ts'
import { ColourChoice } from './colour-choice.tsx'
import './settings.css'

type SettingsDrawerProps = { isOpen: boolean; onClose: () => void }

const COLOUR_LABELS = { accent: 'colourAccent', menu: 'colourMenu', header: 'colourHeader' } as const
const MODE_LABELS = { Default: 'layoutDefault', Classic: 'layoutClassic' } as const
const APPEARANCES = [
  { label: 'themeSystem', isDark: null },
  { label: 'themeLight', isDark: false },
  { label: 'themeDark', isDark: true },
] as const
/** px either way; what the titles of the menu need at least, and what they leave to the content. */
const MENU_WIDTHS = { min: 180, max: 320 }

/** How the back office looks in this browser (spec 3: layout settings). What is changed shows at once. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  const { t } = useTranslation('shell')
  const layout = useConfig((config) => config.layout)
  const isShrunk = useIsShrunk()
  return (
    <Drawer open={isOpen} onClose={onClose} title={t('settings')} size={340} classNames={{ body: 'settings' }}>
      {isShrunk ? null : (
        <Choice
          label={t('layout')}
          chosen={layout.layoutMode}
          options={Object.entries(MODE_LABELS).map(([value, label]) => ({
            value,
            label: t(label),
            picture: <span className={`settings-picture settings-picture-${value.toLowerCase()}`} />,
          }))}
          onChoose={(mode) => setLayout({ layoutMode: mode as LayoutMode })}
        />
      )}
      <Choice
        label={t('theme')}
        chosen={String(layout.isDark)}
        options={APPEARANCES.map(({ label, isDark }) => ({ value: String(isDark), label: t(label) }))}
        onChoose={(value) =>
          setLayout({ isDark: APPEARANCES.find(({ isDark }) => String(isDark) === value)?.isDark ?? null })
        }
      />
      {COLOUR_ROLES.map((role) => (
        <ColourChoice key={role} role={role} label={t(COLOUR_LABELS[role])} />
      ))}
      {isShrunk ? null : (
        <>
          <Row label={t('menuWidth', { width: layout.menuWidth })}>
            {() => (
              <Slider
                {...MENU_WIDTHS}
                step={10}
                value={layout.menuWidth}
                className="settings-slider"
                ariaLabelForHandle={t('menuWidth', { width: layout.menuWidth })}
                onChange={(menuWidth) => setLayout({ menuWidth })}
              />
            )}
          </Row>
          <Row label={t('menuCollapsed')}>
            {(id) => (
              <Switch
                aria-labelledby={id}
                checked={layout.menuCollapse}
                onChange={(menuCollapse) => setLayout({ menuCollapse })}
              />
            )}
          </Row>
        </>
      )}
      <Row label={t('menuAccordion')}>
        {(id) => (
          <Switch
            aria-labelledby={id}
            checked={layout.menuUniqueOpened}
            onChange={(menuUniqueOpened) => setLayout({ menuUniqueOpened })}
          />
        )}
      </Row>
      <Popconfirm title={t('restoreConfirm')} onConfirm={restoreLayout}>
        <Button block>{t('restore')}</Button>
      </Popconfirm>
    </Drawer>
  )
}

function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="settings-row">
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  )
}

type ChoiceProps = {
  label: string
  chosen: string
  options: readonly { value: string; label: string; picture?: ReactNode }[]
  onChoose: (value: string) => void
}

/** One of a few, as native radio buttons: the arrow keys come with them. */
function Choice({ label, chosen, options, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="settings-choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === chosen} onChange={() => onChoose(option.value)} />
          {option.picture}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
