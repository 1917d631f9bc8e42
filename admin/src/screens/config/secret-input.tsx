import type { Field } from '@tutu/contract/fields/index'
import { SECRET_SET } from '@tutu/contract/settings/setting'
import { Button, ConfigProvider, Flex, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { asText, type InputProps } from '../../kit/face.ts'

/** A secret is never shown: it is set or not, and can be replaced or removed. Left alone it stays as it is. */
export function SecretInput({ id, field, value, row, name, onChange }: InputProps<Field>) {
  const { t } = useTranslation('config')
  const label = field.label[useLanguage()]
  const isStored = row?.[name] === SECRET_SET
  const { componentDisabled: isFixed } = ConfigProvider.useConfig()
  const [isReplacing, setReplacing] = useState(false)
  const isRemoved = isStored && value !== SECRET_SET
  const typed = value === SECRET_SET ? '' : asText(value)

  if (isStored && isFixed) return <div className="secret-state">•••• {t('secretSet')}</div>
  if (!isStored || isReplacing || typed) {
    return (
      <Flex gap={8}>
        <Input.Password
          id={id}
          value={typed}
          // Not one's own: the browser's remembered password must not get in here.
          autoComplete="new-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes in the place of the button that was pressed
          autoFocus={isReplacing}
          placeholder={isStored ? t('secretNew') : undefined}
          onChange={(event) => onChange(event.target.value || (isStored ? SECRET_SET : ''))}
        />
        {isStored && (
          <Button
            key="keep"
            onClick={() => {
              setReplacing(false)
              onChange(SECRET_SET)
            }}
          >
            {t('secretKeep')}
          </Button>
        )}
      </Flex>
    )
  }
  return (
    <Flex gap={8} align="center" wrap className="secret-state">
      <span>{isRemoved ? t('secretRemoved') : `•••• ${t('secretSet')}`}</span>
      <Button size="small" aria-label={`${t('secretReplace')} ${label}`} onClick={() => setReplacing(true)}>
        {t('secretReplace')}
      </Button>
      <Button
        size="small"
        aria-label={`${t(isRemoved ? 'secretKeep' : 'secretRemove')} ${label}`}
        onClick={() => onChange(isRemoved ? SECRET_SET : '')}
      >
        {t(isRemoved ? 'secretKeep' : 'secretRemove')}
      </Button>
    </Flex>
  )
}
