// Loaded when a row is first moved by number.
import { InputNumber } from 'antd'
import { message, modal } from '../lib/message.ts'
import type { Text } from '../kit/text.ts'

/** Asks for a place in an order, counted from 1; undefined where nobody says one. */
export function askPlace(text: Text, name: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let place: number | null = null
    modal.confirm({
      title: text('placeQuestion', { name }),
      icon: null,
      content: (
        <InputNumber
          aria-label={text('place_number')}
          min={1}
          precision={0}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what was asked for
          autoFocus
          style={{ width: '100%' }}
          onChange={(value) => (place = value)}
        />
      ),
      // A form, whose button Enter presses.
      modalRender: (dialog) => <form onSubmit={(event) => event.preventDefault()}>{dialog}</form>,
      // antd takes 'neither' here only: of `focusable` it reads null as nothing said.
      // oxlint-disable-next-line typescript/no-deprecated -- see above
      autoFocusButton: null,
      okText: text('placeMove'),
      okButtonProps: { htmlType: 'submit' },
      cancelText: text('cancel'),
      onOk: (close: () => void) => {
        if (place === null) return void message.warning(text('placeMissing'))
        resolve(place)
        close()
      },
      onCancel: () => resolve(undefined),
    })
  })
}
