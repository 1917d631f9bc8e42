import type { SettingsTab } from '@tutu/contract/api/routine-config'
import { ClientError, fieldErrors } from '@tutu/contract/core/client-error'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { TrySettings as Tries } from '@tutu/contract/settings/setting'
import { Button, theme } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faceOf } from '../../fields/index.ts'
import { asText } from '../../kit/face.ts'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Can } from '../../lib/permission.tsx'
import type { Values } from '../../resource/form/form-values.ts'
import { type Tried, TryOutcome } from './try-outcome.tsx'

type Props = { tab: SettingsTab; tries: Tries; definition: Definition; values: Values }

/** Tries a tab with what is entered, saved or not, and tells what came of it. */
export function TrySettings({ tab, tries, definition, values }: Props) {
  const { t } = useTranslation('config')
  const language = useLanguage()
  const id = useId()
  const { token } = theme.useToken()
  const [entered, setEntered] = useState<Values>({})
  const [isTrying, setTrying] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const asks = Object.entries(tries.asks)
  const asked = Object.fromEntries(
    asks.map(([name, field]) => [name, entered[name] ?? field.default ?? suggested(tries, values)]),
  )

  const attempt = async () => {
    if (isTrying) return
    setTrying(true)
    setTried(undefined)
    try {
      const body = Object.fromEntries(tab.list.map(({ name }) => [name, values[name]]))
      const { msg } = await api.call(
        `POST /admin/routine.config/${tries.call}`,
        { body: { ...body, ...asked } },
        { showError: false },
      )
      setTried({ isRight: true, title: tries.done[language], lines: [msg] })
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      const labelOf = (name: string) =>
        tries.asks[name]?.label[language] ?? tab.list.find((setting) => setting.name === name)?.title ?? name
      const lines = Object.entries(fieldErrors(error)).map(([name, message]) => `${labelOf(name)}: ${message}`)
      setTried({ isRight: false, title: tries.failed[language], lines: lines.length > 0 ? lines : [error.message] })
    } finally {
      setTrying(false)
    }
  }
  // Enter in a line of text tries it; it does not save the settings around it. In a choice it chooses.
  const onKeyDown = (event: KeyboardEvent) => {
    const isChoice = event.target instanceof HTMLElement && event.target.role === 'combobox'
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChoice) return
    event.preventDefault()
    void attempt()
  }

  return (
    <Can action={tries.right}>
      <section className="try" aria-labelledby={`${id}-title`} style={{ background: token.colorFillQuaternary }}>
        <h2 id={`${id}-title`}>{tries.title[language]}</h2>
        <p className="muted">{tries.hint[language]}</p>
        <div className="try-line">
          {asks.map(([name, field]) => {
            const { Input } = faceOf(field)
            return (
              <div key={name} role="presentation" className="try-asked" onKeyDown={onKeyDown}>
                <label htmlFor={`${id}-${name}`}>{field.label[language]}</label>
                <Input
                  id={`${id}-${name}`}
                  name={name}
                  field={field}
                  definition={definition}
                  value={asked[name]}
                  onChange={(value) => setEntered((before) => ({ ...before, [name]: value }))}
                />
              </div>
            )
          })}
          <Button loading={isTrying} onClick={() => void attempt()}>
            {tries.button[language]}
          </Button>
        </div>
        <TryOutcome busy={isTrying ? t('trying') : undefined} tried={tried} />
      </section>
    </Can>
  )
}

/** The first address that the tab holds. */
function suggested({ suggestedBy = [] }: Tries, values: Values): string {
  return suggestedBy.map((name) => asText(values[name])).find((text) => text.includes('@')) ?? ''
}
