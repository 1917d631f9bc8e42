// Loaded when a row is first moved by number.
import { InputNumber } from 'antd'
import { modal } from '../lib/message.ts'
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
      okText: text('placeMove'),
      cancelText: text('cancel'),
      onOk: () => resolve(place ?? undefined),
      onCancel: () => resolve(undefined),
    })
  })
}
