// Loaded when a row is first moved by number.
import { InputNumber, theme } from 'antd'
import { type ComponentRef, useEffect, useId, useRef, useState } from 'react'
import { numberAsTyped } from '../fields/typed-numbers.ts'
import { modal } from '../lib/message.ts'
import type { Text } from '../kit/text.ts'

/** Asks for a place in an order, counted from 1; undefined where nobody says one. */
export function askPlace(text: Text, name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let place: unknown = null
    let sayWrong = () => {}
    modal.confirm({
      title: text('placeQuestion', { name }),
      icon: null,
      content: <Place text={text} onChange={(value) => (place = value)} onWrong={(say) => (sayWrong = say)} />,
      // A form, whose button Enter presses.
      modalRender: (dialog) => <form onSubmit={(event) => event.preventDefault()}>{dialog}</form>,
      // antd takes 'neither' here only: of `focusable` it reads null as nothing said.
      // oxlint-disable-next-line typescript/no-deprecated -- see above
      autoFocusButton: null,
      okText: text('placeMove'),
      okButtonProps: { htmlType: 'submit' },
      cancelText: text('cancel'),
      onOk: (close: () => void) => {
        if (!isPlace(place)) return sayWrong()
        resolve(place)
        close()
      },
      onCancel: () => resolve(undefined),
    })
  })
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

type PlaceProps = {
  text: Text
  onChange: (place: unknown) => void
  /** Is given what says at the field that there is no place in it. */
  onWrong: (say: () => void) => void
}

function Place({ text, onChange, onWrong }: PlaceProps) {
  const id = useId()
  const { token } = theme.useToken()
  const input = useRef<ComponentRef<typeof InputNumber>>(null)
  const [typed, setTyped] = useState<number | string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const isWrong = isTried && !isPlace(typed)
  const take = (value: unknown) => {
    onChange(value)
    setTyped(value as number | string | null)
  }
  useEffect(() => {
    onWrong(() => {
      setIsTried(true)
      input.current?.focus()
    })
  }, [onWrong])
  return (
    <>
      <InputNumber<number | string>
        {...numberAsTyped(take)}
        ref={input}
        aria-label={text('place_number')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        status={isWrong ? 'error' : undefined}
        inputMode="numeric"
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what was asked for
        autoFocus
        style={{ width: '100%' }}
      />
      {isWrong && (
        <div id={id} style={{ color: token.colorErrorText }}>
          {text(typed === null ? 'placeMissing' : 'placeWrong')}
        </div>
      )}
    </>
  )
}
