import type { Accent, Options } from '@tutu/contract/fields/select'
import type { Language } from '@tutu/contract/core/languages'
import { Tag } from 'antd'

/** The brand's accents as the nearest preset of Ant Design, which knows their dark shades. */
const PRESETS: Record<Accent, string> = {
  leaf: 'green',
  sky: 'blue',
  berry: 'magenta',
  honey: 'gold',
  violet: 'purple',
  teal: 'cyan',
  carrot: 'orange',
}

/** A stored value of `options` by its label; a value that is no option any more is shown as it is. */
export function OptionTag({ options, value, language }: { options: Options; value: string; language: Language }) {
  const option = options[value]
  return <Tag color={option?.accent ? PRESETS[option.accent] : undefined}>{option?.[language] ?? value}</Tag>
}

export function optionList(options: Options, language: Language): { value: string; label: string }[] {
  return Object.entries(options).map(([value, label]) => ({ value, label: label[language] }))
}
