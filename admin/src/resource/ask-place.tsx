// Loaded when a row is first moved by number.
import { InputNumber, theme } from 'antd'
import { type ComponentRef, useEffect, useId, useRef, useState } from 'react'
import { modal } from '../lib/message.ts'
import type { Text } from '../kit/text.ts'

/** Asks for a place in an order, counted from 1; undefined where nobody says one. */
export function askPlace(text: Text, name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let place: number | null = null
    let sayMissing = () => {}
    modal.confirm({
      title: text('placeQuestion', { name }),
      icon: null,
      content: <Place text={text} onChange={(value) => (place = value)} onMissing={(say) => (sayMissing = say)} />,
      // A form, whose button Enter presses.
      modalRender: (dialog) => <form onSubmit={(event) => event.preventDefault()}>{dialog}</form>,
      // antd takes 'neither' here only: of `focusable` it reads null as nothing said.
      // oxlint-disable-next-line typescript/no-deprecated -- see above
      autoFocusButton: null,
      okText: text('placeMove'),
      okButtonProps: { htmlType: 'submit' },
      cancelText: text('cancel'),
      onOk: (close: () => void) => {
        if (place === null) return sayMissing()
        resolve(place)
        close()
      },
      onCancel: () => resolve(undefined),
    })
  })
}

type PlaceProps = {
  text: Text
  onChange: (place: number | null) => void
  /** Is given what says at the field that there is none. */
  onMissing: (say: () => void) => void
}

function Place({ text, onChange, onMissing }: PlaceProps) {
  const id = useId()
  const { token } = theme.useToken()
  const input = useRef<ComponentRef<typeof InputNumber>>(null)
  const [isMissing, setIsMissing] = useState(false)
  const take = (value: number | null) => {
    onChange(value)
    if (value !== null) setIsMissing(false)
  }
  useEffect(() => {
    onMissing(() => {
      setIsMissing(true)
      input.current?.focus()
    })
  }, [onMissing])
  return (
    <>
      <InputNumber
        ref={input}
        aria-label={text('place_number')}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        status={isMissing ? 'error' : undefined}
        min={1}
        precision={0}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what was asked for
        autoFocus
        style={{ width: '100%' }}
        onChange={take}
      />
      {isMissing && (
        <div id={id} style={{ color: token.colorErrorText }}>
          {text('placeMissing')}
        </div>
      )}
    </>
  )
}
