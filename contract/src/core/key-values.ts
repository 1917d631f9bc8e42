/** A named value, as the wire carries it. */
export type KeyValue = { key: string; value: string }

/** As it is stored and searched for: 'colour=red'. */
export const toEntry = ({ key, value }: KeyValue): string => `${key}=${value}`

export function toKeyValue(entry: string): KeyValue {
  const at = entry.indexOf('=')
  return at < 0 ? { key: entry, value: '' } : { key: entry.slice(0, at), value: entry.slice(at + 1) }
}
