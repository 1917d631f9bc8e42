import { plainNumber } from '@tutu/contract/core/written-number'

/** '１，２００', '¥1,200' and '1200元' are 1200. What is no number comes back nearly as it was. */
export function typedNumber(text: string): string {
  const [, whole = '', point = ''] =
    /^[+¥]?(.*?)(\.?)[元%]?$/.exec(text.normalize('NFKC').replaceAll('。', '.').replaceAll(/\s/g, '')) ?? []
  // Of what is still being typed the point may be the last.
  return plainNumber(whole) + point
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/

/**
 * For antd's input of numbers, which reads of '2026-02-31' the 2026, of digits as wide as Chinese characters none, and puts back
 * what stood there when it reads nothing. What is no number is handed on as it is, for the form to refuse.
 */
export const numberAsTyped = (onChange: (value: unknown) => void) => ({
  // The steppers' names are English whatever the language; the arrow keys do the same.
  controls: false,
  parser: (text: string | undefined) => typedNumber(text ?? ''),
  onChange,
  onInput(text: string) {
    const plain = typedNumber(text)
    if (plain === '') onChange(null)
    else if (!NUMBER.test(plain)) onChange(text.trim())
  },
})
