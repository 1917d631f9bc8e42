// Loaded when an icon is first chosen or searched for.
import type { IconField } from '@tutu/contract/fields/icon'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useText } from '../kit/text.ts'
import { useFocusReturn } from '../lib/use-focus-return.ts'
import { ChoiceSearch } from './choice-search.tsx'
import { asText, type InputProps, type SearchProps } from '../kit/face.ts'
import { iconLabel } from './icon-labels.ts'
import { Glyph } from './icon-set.tsx'
import { IconView } from './icon-view.tsx'
import type { IconDialogProps } from './icons/icon-dialog.tsx'
import { lazyInput } from './lazy.tsx'
import { TextSearch } from './text-search.tsx'

const IconDialog = lazyInput<IconDialogProps>(async () => (await import('./icons/icon-dialog.tsx')).IconDialog)

/** A field with `choices` offers those of the site's set; one without offers every icon there is. */
export function IconInput(props: InputProps<IconField>) {
  return props.field.choices ? <ChoiceInput {...props} choices={props.field.choices} /> : <PickerInput {...props} />
}

type ChoiceProps = InputProps<IconField> & { choices: readonly string[] }

function ChoiceInput({ id, field, choices, value, onChange }: ChoiceProps) {
  const text = useText()
  const current = asText(value)
  return (
    <Flex gap={8} wrap role="radiogroup" aria-label={field.label[text.language]}>
      {choices.map((choice, index) => (
        <Button
          key={choice}
          id={index === 0 ? id : undefined}
          role="radio"
          aria-checked={choice === current}
          aria-label={iconLabel(choice, text.language)}
          title={iconLabel(choice, text.language)}
          type={choice === current ? 'primary' : 'default'}
          ghost={choice === current}
          icon={<Glyph name={choice} />}
          onClick={() => onChange(choice === current && !field.required ? null : choice)}
        />
      ))}
    </Flex>
  )
}

function PickerInput({ id, field, value, onChange }: InputProps<IconField>) {
  const text = useText()
  const [choosing, setChoosing] = useState(false)
  useFocusReturn(choosing, !choosing)
  const current = asText(value)
  const label = field.label[text.language]
  const action = text(current ? 'changePicture' : 'chooseIcon')
  return (
    <Flex gap={8} align="center" wrap>
      {current && (
        <>
          <span style={{ fontSize: 22, lineHeight: 1 }}>
            <IconView name={current} />
          </span>
          <code className="cell-text">{current}</code>
        </>
      )}
      <Button id={id} aria-label={`${action} · ${label}`} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {action}
      </Button>
      {current && !field.required && (
        <Button type="link" onClick={() => onChange(null)}>
          {text('clear')}
        </Button>
      )}
      {choosing && (
        <IconDialog
          title={text('pictureTitle', { label })}
          value={current}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            onChange(next)
            setChoosing(false)
          }}
        />
      )}
    </Flex>
  )
}

export function IconSearch(props: SearchProps<IconField>) {
  const { id, field, value, onChange } = props
  const { language } = useText()
  if (!field.choices) return <TextSearch {...props} />
  const options = field.choices.map((choice) => ({ value: choice, label: iconLabel(choice, language) }))
  return <ChoiceSearch id={id} multiple={false} options={options} value={value} onChange={onChange} />
}
