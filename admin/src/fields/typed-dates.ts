import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import type { SyntheticEvent } from 'react'

dayjs.extend(customParseFormat)

/** How people write a day; the first is how it is shown. */
export const DAYS = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'] as const
export const MOMENTS = [
  'YYYY-MM-DD HH:mm:ss',
  ...DAYS.flatMap((day) => [`${day} H:m:s`, `${day} H:m`]),
  // The beginning of the day.
  ...DAYS,
] as const

/** Read strictly, `H:m` is 8:5 alone, and no 8:05 or 08:00. */
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g

/**
 * For a calendar, which reads what is typed in the first of `formats` alone: told others it would rewrite what somebody is still typing.
 * When they leave, the others are read too, and what is none of them is handed on as it is, for the form to refuse. Left to itself a
 * calendar empties its input then and says nothing, and so it does with what it does not offer: `isOffered`.
 */
export function asTyped(
  formats: readonly [string, ...string[]],
  onChange: (value: unknown) => void,
  valueOf: (moment: Dayjs) => unknown,
  isOffered: (moment: Dayjs) => boolean = () => true,
) {
  const read = (text: string) =>
    [text, text.replace(LEADING_ZEROS, '')]
      .flatMap((one) => formats.map((format) => dayjs(one, format, true)))
      .find((moment) => moment.isValid())
  return {
    format: formats[0],
    preserveInvalidOnBlur: true,
    onBlur({ target }: Pick<SyntheticEvent, 'target'>) {
      const text = target instanceof HTMLInputElement ? target.value.trim() : ''
      if (text === '') return
      const shown = dayjs(text, formats[0], true)
      if (shown.isValid() && isOffered(shown)) return
      const moment = read(text)
      onChange(moment ? valueOf(moment) : text)
    },
  }
}
